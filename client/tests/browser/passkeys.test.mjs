/** Passkeys in a real browser with a virtual authenticator: made, used, on a second device, lost, copied. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { barriersInBothThemes } from './barriers.mjs';
import { open } from './site.mjs';

/** Two servers: from one address only ten accounts are made in a minute. */
let [site, other] = [];
before(async () => ([site, other] = await Promise.all([open(), open()])));
after(() => Promise.all([site.close(), other.close()]));

/** Browsers bind passkeys to a name, and trust this one without HTTPS. */
const home = (at) => at.address.replace('127.0.0.1', 'localhost');

const PHONE = { width: 360, height: 740 };
const PASSWORD = 'correct horse';

/** A visitor of the page under the name to which passkeys are bound. */
const visitor = (options = {}, at = site) => at.stranger({ baseURL: home(at), ...options });

/** Gives a page an authenticator that knows its user; answers with a way to speak to it. */
async function authenticator({ context, page }, options = {}) {
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const settings = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true, ...options };
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options: settings });
  const send = (method, values = {}) => cdp.send(`WebAuthn.${method}`, { authenticatorId, ...values });
  return { send, credentials: async () => (await send('getCredentials')).credentials };
}

/** A name that is free (404) and a visitor who has signed out (401) are answers, of which the browser makes a note. */
const unexpected = (fault) => !/status of 40[14] /.test(fault);

const section = (page, heading) => page.locator('form').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
const made = (page) => section(page, 'Create an account');

/** Becomes an account with a passkey and no password; gives the recovery codes. */
async function makesAccount(page, name) {
  await page.goto('/account');
  await made(page).getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Use a passkey instead of a password' }).click();
  await page.getByRole('heading', { name: 'Recovery codes' }).waitFor();
  const codes = await page.locator('code').allTextContents();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByText(`You are signed in as ${name}.`).waitFor();
  return codes;
}

async function signsIn(page, name) {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  if (name) await page.getByText(`You are signed in as ${name}.`).waitFor();
}

async function signsOut(page) {
  await page.getByRole('listitem').filter({ hasText: 'this device' }).getByRole('button', { name: /^Sign out/ }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

test('a stranger becomes an account with a passkey alone, signs out, and signs in without typing a name', async () => {
  const stranger = await visitor();
  const { page, faults } = stranger;
  const key = await authenticator(stranger);
  assert.equal((await makesAccount(page, 'Countess')).length, 8);
  assert.deepEqual(await barriersInBothThemes(page), []);
  const [credential] = await key.credentials();
  assert.equal(credential.isResidentCredential, true);
  assert.equal(credential.rpId, 'localhost');
  await page.getByText('This passkey is your last way to sign in.').waitFor();
  assert.equal(await page.getByRole('button', { name: /^Remove Chrome/ }).isDisabled(), true);
  await signsOut(page);
  await signsIn(page, 'Countess');
  await section(page, 'Passkeys').getByText(/last used/).waitFor();
  assert.deepEqual(faults.filter(unexpected), []);
});

test('by keys alone, on a phone and in French, an account is made with a passkey', async () => {
  const stranger = await visitor({ viewport: PHONE, locale: 'fr-FR' });
  const { page, faults } = stranger;
  await authenticator(stranger);
  await page.goto('/account');
  await page.getByRole('heading', { name: 'Créer un compte' }).waitFor();
  assert.deepEqual(await barriersInBothThemes(page), []);
  await page.locator('form').first().getByLabel('Nom').focus();
  await page.keyboard.type('Marquise');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Codes de secours' }).waitFor();
  await page.getByRole('button', { name: 'Je les ai notés' }).click();
  await page.getByRole('heading', { name: 'Clés d’accès' }).waitFor();
  assert.deepEqual(await barriersInBothThemes(page), []);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth));
  assert.deepEqual(faults.filter(unexpected), []);
});

test('a second device is signed in by a link and gets a passkey of its own, and the first is removed', async () => {
  const desk = await visitor();
  const key = await authenticator(desk);
  await makesAccount(desk.page, 'Baroness');
  // A password, so that the second device can confirm that it may have a passkey.
  const secrets = section(desk.page, 'Set a password');
  await secrets.getByLabel('New password').fill(PASSWORD);
  await secrets.getByRole('button', { name: 'Set a password' }).click();
  await section(desk.page, 'Change password').waitFor();
  await desk.page.getByRole('button', { name: 'Sign in on another device' }).click();
  const link = await desk.page.getByLabel('Sign in on another device').inputValue();
  const phone = await visitor({ viewport: PHONE });
  const second = await authenticator(phone);
  await phone.page.goto(`/sign-in#${link.split('#')[1]}`);
  await phone.page.getByRole('button', { name: 'Sign in on this device' }).click();
  const passkeys = section(phone.page, 'Passkeys');
  await passkeys.getByLabel('Name of the passkey').fill('My phone');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await passkeys.getByRole('alert').waitFor();
  await passkeys.getByLabel('Current password').fill('wrong horse');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await passkeys.getByRole('alert').getByText('do not belong together').waitFor();
  await passkeys.getByLabel('Current password').fill(PASSWORD);
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await passkeys.getByText('The passkey is added.').waitFor();
  await passkeys.getByText('My phone').waitFor();
  // A refused attempt leaves a passkey in the authenticator only if it came that far, which it did not.
  assert.equal((await second.credentials()).length, 1);
  await passkeys.getByRole('button', { name: /^Remove Chrome/ }).click();
  await passkeys.getByText('The passkey is removed.').waitFor();
  await signsOut(desk.page);
  await signsIn(desk.page);
  await desk.page.getByRole('alert').getByText('does not belong to an account here').waitFor();
  assert.equal((await key.credentials()).length, 1);
  await signsOut(phone.page);
  await signsIn(phone.page, 'Baroness');
});

test('who has lost the device signs in with a recovery code and removes its passkey', async () => {
  const lost = await visitor({}, other);
  await authenticator(lost);
  const [code] = await makesAccount(lost.page, 'Duchess');
  const { page } = await visitor({}, other);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Lost your password or passkey?' }).click();
  const form = section(page, 'Sign in');
  await form.getByLabel('Name').fill('duchess');
  await form.getByLabel('Recovery code').fill(code);
  await form.getByLabel('New password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Set a new password' }).click();
  await page.getByText('You are signed in as Duchess.').waitFor();
  const passkeys = section(page, 'Passkeys');
  await passkeys.getByLabel('Current password').fill(PASSWORD);
  await passkeys.getByRole('button', { name: /^Remove Chrome/ }).click();
  await passkeys.getByText('The passkey is removed.').waitFor();
  await lost.page.goto('/account');
  await lost.page.getByText('You need no account to play.').waitFor();
  await signsIn(lost.page);
  await lost.page.getByRole('alert').getByText('does not belong to an account here').waitFor();
});

test('who is deleted confirms it with the passkey, and the passkey opens nothing any more', async () => {
  const stranger = await visitor();
  await authenticator(stranger);
  const { page } = stranger;
  await makesAccount(page, 'Viscountess');
  await page.getByRole('button', { name: 'Delete me' }).click();
  await page.getByRole('button', { name: 'Delete me for good' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await signsIn(page);
  await page.getByRole('alert').getByText('does not belong to an account here').waitFor();
});

test('who cancels, and whom the authenticator does not know, is told so and still has the password', async () => {
  const stranger = await visitor();
  const { page } = stranger;
  const key = await authenticator(stranger, { isUserVerified: false });
  await page.goto('/account');
  await made(page).getByLabel('Name').fill('Lady');
  await page.getByRole('button', { name: 'Use a passkey instead of a password' }).click();
  await page.getByRole('alert').getByText('The passkey was not used').waitFor();
  assert.equal((await key.credentials()).length, 0);
  await made(page).getByLabel('Password').fill(PASSWORD);
  await made(page).getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('heading', { name: 'Recovery codes' }).waitFor();
});

test('a name that is taken is said before a passkey is made for it', async () => {
  const first = await visitor({}, other);
  await authenticator(first);
  await makesAccount(first.page, 'Empress');
  const second = await visitor({}, other);
  const key = await authenticator(second);
  await second.page.goto('/account');
  await made(second.page).getByLabel('Name').fill('empress');
  await second.page.getByRole('button', { name: 'Use a passkey instead of a password' }).click();
  await second.page.getByRole('alert').getByText('This name belongs to an account').waitFor();
  assert.equal((await key.credentials()).length, 0);
});

test('a signature is refused when it is sent again, and when its page is not the server’s', async () => {
  const stranger = await visitor();
  await authenticator(stranger);
  const { page, context } = stranger;
  await makesAccount(page, 'Princess');
  await signsOut(page);
  const asked = page.waitForRequest((request) => request.url().includes('/api/sign-in/passkey?'));
  await signsIn(page, 'Princess');
  const shown = (await asked).postDataJSON();
  const headers = { origin: home(site) };
  const again = await context.request.post('/api/sign-in/passkey', { headers, data: shown });
  assert.deepEqual([again.status(), (await again.json()).code], [401, 'challenge-expired']);
  // A page of another origin at the same name gets a signature of the same passkey, and the server refuses it.
  const { challenge } = await (await context.request.post('/api/sign-in/passkey/challenge', { headers })).json();
  await page.goto(`${home(other)}/rules/claim`);
  const signed = await page.evaluate(async (text) => {
    const bytes = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const base64 = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    const { rawId, response } = await navigator.credentials.get({ publicKey: { challenge: bytes(text), rpId: 'localhost', userVerification: 'required' } });
    return { credential: base64(rawId), client_data: base64(response.clientDataJSON), authenticator_data: base64(response.authenticatorData), signature: base64(response.signature), user_handle: base64(response.userHandle) };
  }, challenge);
  assert.equal(signed.credential, shown.credential);
  const refused = await context.request.post(`${home(site)}/api/sign-in/passkey`, { headers, data: signed });
  assert.deepEqual([refused.status(), (await refused.json()).code], [401, 'wrong-passkey']);
});

test('a copy of a passkey is noticed by its counter, refused, and shown to the owner', async () => {
  const stranger = await visitor({}, other);
  const key = await authenticator(stranger);
  const { page } = stranger;
  await makesAccount(page, 'Queen');
  const [copy] = await key.credentials();
  await signsOut(page);
  await signsIn(page, 'Queen');
  const thief = await visitor({}, other);
  const stolen = await authenticator(thief);
  await stolen.send('addCredential', { credential: { ...copy, signCount: copy.signCount } });
  await signsIn(thief.page);
  await thief.page.getByRole('alert').getByText('it may have been copied').waitFor();
  await page.goto('/account');
  await section(page, 'Passkeys').getByText(/it may have been copied/).waitFor();
  assert.deepEqual(await barriersInBothThemes(page), []);
});

test('over plain HTTP on a network, and at an address in numbers, the page says why and offers the password', async () => {
  for (const [baseURL, why] of [[site.lan, 'only over HTTPS'], [site.address, 'an address in numbers']]) {
    const { page } = await site.stranger({ baseURL });
    await page.goto('/account');
    await made(page).getByText(why).waitFor();
    assert.equal(await page.getByRole('button', { name: /passkey/ }).filter({ hasNotText: 'Lost' }).count(), 0);
    await made(page).getByLabel('Password').waitFor();
  }
});
