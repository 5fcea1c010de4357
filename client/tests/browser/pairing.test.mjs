/** People find each other: they wait for an opponent, challenge and follow each other, and let programs play for them. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { barriersInBothThemes } from './barriers.mjs';
import { open } from './site.mjs';

let site;
before(async () => (site = await open()));
after(() => site.close());

const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const isWide = (page) => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
const dialog = (page) => page.locator('dialog[open]');
const dealt = (page) => page.locator('.hand ul button').first().waitFor();

/** A stranger who has just made an account in the page. */
async function member(name, options = {}) {
  const person = await site.stranger({ reducedMotion: 'reduce', ...options });
  await person.page.goto('/account');
  const french = options.locale === 'fr-FR';
  const form = person.page.locator('form', { has: person.page.getByRole('heading', { name: french ? 'Créer un compte' : 'Create an account' }) });
  await form.getByLabel(french ? 'Nom' : 'Name').fill(name);
  await form.getByLabel(french ? 'Mot de passe' : 'Password').fill('correct horse');
  await form.getByRole('button').click();
  await person.page.getByRole('button', { name: french ? /Je les ai/ : 'I have saved them' }).click();
  await person.page.getByRole('heading', { name: french ? 'Programmes' : 'Programs' }).waitFor();
  return person;
}

const finds = async (page, { opponent = 'Find an opponent', anyone = 'Find anyone' } = {}) => {
  await page.goto('/');
  await page.locator('.games li', { hasText: 'BraveRats' }).getByRole('button', { name: opponent }).click();
  await dialog(page).getByRole('button', { name: anyone }).click();
};

for (const [where, screen] of Object.entries({ desk: DESK, phone: PHONE })) {
  test(`two strangers wait for an opponent and find each other (${where})`, async () => {
    const [ada, bo] = [await site.stranger(screen), await site.stranger({ ...screen, locale: 'fr-FR' })];
    await finds(ada.page);
    await dialog(ada.page).getByText('You have waited 0:0').waitFor();
    await dialog(ada.page).getByText('Nobody else is looking for this game at the moment.').waitFor();
    assert.deepEqual(await barriersInBothThemes(ada.page), []);
    assert.equal(await isWide(ada.page), false);
    await finds(bo.page, { opponent: 'Trouver un adversaire', anyone: 'Trouver quelqu’un' });
    await Promise.all([dealt(ada.page), dealt(bo.page)]);
    assert.equal(new URL(ada.page.url()).pathname, new URL(bo.page.url()).pathname);
    assert.deepEqual([...ada.faults, ...bo.faults], []);
  });
}

test('who cancels, or closes the sheet, waits no longer; an open table is another way', async () => {
  const ada = await site.stranger(DESK);
  const looksFor = async () => ada.page.evaluate(async () => (await fetch('/api/pairing')).status);
  await finds(ada.page);
  await dialog(ada.page).getByRole('button', { name: 'Cancel' }).click();
  while ((await looksFor()) !== 404);
  await finds(ada.page);
  await dialog(ada.page).getByText('You have waited').waitFor();
  await ada.page.keyboard.press('Escape');
  while ((await looksFor()) !== 404);
  await finds(ada.page);
  await dialog(ada.page).getByRole('button', { name: 'Wait at an open table instead' }).click();
  await ada.page.getByLabel('The table’s link').waitFor();
  assert.equal(await looksFor(), 404);
  assert.deepEqual(ada.faults.filter((fault) => !fault.includes('404')), []);
});

test('a rated search shows the ratings that one accepts', async () => {
  const ada = await site.stranger(DESK);
  await ada.page.goto('/');
  await ada.page.locator('.games li', { hasText: 'BraveRats' }).getByRole('button', { name: 'Find an opponent' }).click();
  await dialog(ada.page).locator('summary').click();
  await dialog(ada.page).getByRole('checkbox', { name: 'Rated', exact: true }).click();
  await dialog(ada.page).getByRole('button', { name: 'Find with these options' }).click();
  await dialog(ada.page).getByText('Any rating.').waitFor();
  await dialog(ada.page).getByRole('button', { name: 'Cancel' }).click();
});

test('a challenge is sent from a profile, seen anywhere on the page, and accepted', async () => {
  const ben = await member('Ben', DESK);
  await ben.page.goto('/rules/claim');
  const ada = await site.stranger(DESK);
  await ada.page.goto('/person/Ben');
  await ada.page.getByRole('button', { name: 'Challenge Ben' }).click();
  await dialog(ada.page).getByLabel('Game', { exact: true }).selectOption('BraveRats');
  await dialog(ada.page).getByLabel('Clock').selectOption('1 min a move');
  assert.deepEqual(await barriersInBothThemes(ada.page), []);
  await dialog(ada.page).getByRole('button', { name: 'Send the challenge' }).click();
  await ada.page.getByText('You have challenged Ben.').waitFor();
  const notice = ben.page.getByRole('region', { name: 'Challenges' });
  await notice.getByText(/challenges you/).waitFor();
  assert.match(await notice.innerText(), /BraveRats: .*1 min.* · casual/s);
  assert.deepEqual(await barriersInBothThemes(ben.page), []);
  await notice.getByRole('button', { name: /^Accept the challenge/ }).click();
  await ben.page.waitForURL(/\/table\/\w{16}$/);
  await ada.page.getByText('Ben has accepted your challenge.').waitFor();
  await ada.page.getByRole('button', { name: 'Go to the table' }).click();
  // Ada is a guest, of whose presence nothing is known: her seat waits for her.
  await ada.page.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([dealt(ada.page), dealt(ben.page)]);
  assert.deepEqual([...ada.faults, ...ben.faults], []);
});

test('a challenge waits until one comes back, and is declined with a reason (French, phone)', async () => {
  const chloe = await member('Chloé', { ...PHONE, locale: 'fr-FR' });
  await chloe.page.goto('/plain');
  const ada = await site.stranger(DESK);
  await ada.page.goto('/people');
  await ada.page.getByLabel('Name of an account').fill('Chloé');
  await ada.page.getByRole('button', { name: 'Follow', exact: true }).click();
  await ada.page.getByRole('button', { name: 'Challenge Chloé' }).click();
  await dialog(ada.page).getByRole('button', { name: 'Send the challenge' }).click();
  await ada.page.getByText('You have challenged Chloé.').waitFor();
  await chloe.page.goto('/ratings');
  const notice = chloe.page.getByRole('region', { name: 'Défis' });
  await notice.getByText(/vous défie/).waitFor();
  assert.equal(await isWide(chloe.page), false);
  assert.deepEqual(await barriersInBothThemes(chloe.page), []);
  await notice.getByLabel('Raison').selectOption('plutôt avec plus de temps');
  await notice.getByRole('button', { name: /^Refuser le défi/ }).click();
  await ada.page.getByText('Chloé has declined your challenge: with more time, please').waitFor();
  await ada.page.getByRole('button', { name: 'OK' }).click();
  await ada.page.getByText('Chloé has declined your challenge').waitFor({ state: 'detached' });
  assert.deepEqual([...ada.faults, ...chloe.faults], []);
});

test('who is followed is shown as here, unless they hide it', async () => {
  const [dora, ada] = [await member('Dora', DESK), await member('Anna', DESK)];
  await ada.page.goto('/person/Dora');
  await ada.page.getByRole('button', { name: 'Follow', exact: true }).click();
  await ada.page.getByRole('button', { name: 'Unfollow', exact: true }).waitFor();
  const row = ada.page.getByRole('listitem').filter({ hasText: 'Dora' });
  const shows = async (text) => {
    do await ada.page.goto('/people');
    while (!(await row.innerText()).includes(text));
  };
  await shows('here now');
  assert.deepEqual(await barriersInBothThemes(ada.page), []);
  await dora.page.goto('/people');
  await dora.page.getByLabel('Nobody may see when I am here').check();
  await shows('not here');
  await row.getByRole('button', { name: 'Unfollow Dora' }).click();
  await row.waitFor({ state: 'detached' });
  assert.deepEqual([...ada.faults, ...dora.faults], []);
});

for (const [where, screen] of Object.entries({ desk: DESK, phone: PHONE })) {
  test(`a token is made in the account’s page, shown once, and revoked (${where})`, async () => {
    const { page, faults } = await member(`Tom ${where}`, screen);
    const section = page.locator('section', { has: page.getByRole('heading', { name: 'Programs' }) });
    await section.getByLabel('Name of the token').fill('my bot');
    await section.getByLabel('make and answer challenges').check();
    await section.getByRole('button', { name: 'Create a token' }).click();
    const token = await section.getByLabel('This is the token').inputValue();
    const asked = (path) => fetch(`${site.address}${path}`, { headers: { authorization: `Bearer ${token}` } });
    assert.equal((await (await asked('/api/guests/me')).json()).name, `Tom ${where}`);
    assert.equal((await asked('/api/account')).status, 403);
    assert.deepEqual(await barriersInBothThemes(page), []);
    assert.equal(await isWide(page), false);
    await page.reload();
    await section.getByText('my bot').waitFor();
    assert.equal(await section.getByLabel('This is the token').count(), 0);
    await section.getByRole('button', { name: 'Revoke my bot' }).click();
    await section.getByText('my bot').waitFor({ state: 'detached' });
    assert.equal((await asked('/api/guests/me')).status, 401);
    await section.getByRole('button', { name: 'Make this a bot account' }).click();
    await section.getByRole('button', { name: 'Make it a bot account for good' }).click();
    await section.getByText(`Tom ${where} [bot]`).waitFor();
    assert.deepEqual(faults, []);
  });
}
