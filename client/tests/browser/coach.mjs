/** A learner who does what the coach of a lesson asks. */

/** Does what a stop asks for. A card that may not be played can be pressed all the same. */
export async function obey(page, ask) {
  const onward = page.locator('.coach button.main');
  if (ask.kind === 'look') return onward.click();
  const [verb, ...what] = ask.action.split(' ');
  if (verb === 'take') return page.locator(what[0] === 'top' ? '[data-zone="pile"] button.take' : `button.take:has([data-card="${what[0]}"])`).first().click();
  if (verb === 'keep') return page.locator(`[data-zone^="packet"] [data-card="${what[0]}"]`).first().locator('xpath=ancestor::button').click();
  if (verb === 'play') return page.locator(`.hand [data-card="${what[0]}"]`).first().locator('xpath=ancestor::button').click({ force: ask.kind === 'try' });
  const act = page.locator('.acts button.act:not([disabled])');
  const words = { put: what[1] === 'reserve' ? /into the reserve/ : /Gold 3 to guard Courtier 6 of the Lily/, corrupt: /Corrupt/, lay: /Lay Gold 1 from the reserve/ };
  await act.filter({ hasText: words[verb] }).first().click();
  // The button aims, and the table is pressed.
  if (verb === 'corrupt') await page.getByRole('button', { name: /Corrupt Courtier 5 of the Swan/ }).and(page.locator('.target')).click();
}

export async function stopped(page, name) {
  await page.locator(`main.lesson[data-stop="${name}"]`).waitFor({ timeout: 10_000 });
}
