/** Notifications: a device is told, quiet hours are kept, an address is confirmed, a password replaced, one click stops it. */
import assert from 'node:assert/strict';
import { createECDH } from 'node:crypto';
import { createServer } from 'node:net';
import { after, before, test } from 'node:test';
import { barriersInBothThemes } from './barriers.mjs';
import { CLAIM, open } from './site.mjs';

const PASSWORD = 'correct horse';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const mails = [];

/** An SMTP server that takes every message. A message is listed when its last line has come. */
const relay = createServer((socket) => {
  let kept = '';
  let message = null;
  socket.on('error', () => undefined);
  socket.write('220 mail.example\r\n');
  socket.on('data', (data) => {
    kept += data;
    for (let end = kept.indexOf('\r\n'); end >= 0; end = kept.indexOf('\r\n')) {
      const line = kept.slice(0, end);
      kept = kept.slice(end + 2);
      if (message && line === '.') {
        mails.push(message);
        message = null;
        socket.write('250 Taken\r\n');
      } else if (message) message.push(line);
      else if (/^DATA/i.test(line)) {
        message = [];
        socket.write('354 Go\r\n');
      } else if (/^QUIT/i.test(line)) socket.end('221 Bye\r\n');
      else socket.write('250 Ok\r\n');
    }
  });
});

/** The text of the message with this number, once it has come. */
async function mail(number) {
  while (mails.length < number) await new Promise((resolve) => setTimeout(resolve, 50));
  const lines = mails[number - 1];
  return Buffer.from(lines.slice(lines.indexOf('') + 1).join(''), 'base64').toString('utf8');
}

let site;
before(async () => {
  await new Promise((resolve) => relay.listen(0, '127.0.0.1', resolve));
  site = await open({ INTERREGNUM_SMTP: `smtp://127.0.0.1:${relay.address().port}`, INTERREGNUM_MAIL_FROM: 'cards@cards.example', INTERREGNUM_PUBLIC_ADDRESS: 'https://cards.example' });
});
after(async () => {
  await site.close();
  relay.close();
});

/** Gives a browser a push service: Chromium would ask its maker's, which no test can reach. */
async function withPushService(context) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  await context.addInitScript((key) => {
    const bytes = (list) => Uint8Array.from(list).buffer;
    let subscribed = JSON.parse(localStorage.getItem('test-push') ?? 'null');
    const subscription = () => ({
      endpoint: 'https://push.example/send/ada',
      options: { applicationServerKey: bytes(subscribed) },
      getKey: (name) => (name === 'auth' ? bytes(Array(16).fill(5)) : bytes(key)),
      unsubscribe: async () => (localStorage.removeItem('test-push'), (subscribed = null), true),
    });
    PushManager.prototype.getSubscription = async () => (subscribed ? subscription() : null);
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
      subscribed = [...applicationServerKey];
      localStorage.setItem('test-push', JSON.stringify(subscribed));
      return subscription();
    };
  }, [...keys.getPublicKey()]);
  await context.grantPermissions(['notifications'], { origin: site.address });
}

const notices = async (context) => (await context.request.get('/api/notices')).json();

test('a guest turns notifications on for a device, chooses quiet hours, and turns them off again', async () => {
  const { page, context, faults } = await site.person('Ada', { serviceWorkers: 'allow', timezoneId: 'Europe/Paris' });
  await withPushService(context);
  await page.goto('/account');
  await page.getByRole('link', { name: 'Notifications' }).click();
  await page.getByText('This device receives no notifications.').waitFor();
  assert.deepEqual(await barriersInBothThemes(page), []);
  await page.getByRole('button', { name: 'Turn notifications on' }).press('Enter');
  await page.getByText('This device receives notifications.').waitFor();
  await page.getByLabel('Notify my devices when my time is running out').uncheck();
  await page.getByLabel('Quiet hours').check();
  await page.getByText('Times are those of Europe/Paris.').waitFor();
  await page.getByLabel('From').fill('21:30');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  await page.reload();
  await page.getByText('This device receives notifications.').waitFor();
  assert.equal(await page.getByLabel('From').inputValue(), '21:30');
  const { settings, device } = await notices(context);
  assert.equal(device, true);
  assert.deepEqual([settings.zone, settings.quiet, settings.turn_push, settings.soon_push], ['Europe/Paris', { from: 1290, until: 420 }, true, false]);
  await page.getByRole('button', { name: 'Turn notifications off' }).click();
  await page.getByText('This device receives no notifications.').waitFor();
  assert.equal((await notices(context)).device, false);
  assert.deepEqual(faults, []);
});

test('a push is shown unless somebody looks at the page', async () => {
  const { page, context } = await site.person('Ada', { serviceWorkers: 'allow' });
  await context.grantPermissions(['notifications'], { origin: site.address });
  const table = await site.table({ context }, 'claim', CLAIM[2], ['me', 'greedy']);
  await page.goto('/notifications');
  await page.evaluate(() => navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready).then(() => true));
  const session = await context.newCDPSession(page);
  const registered = new Promise((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => registrations[0] && resolve(registrations[0].registrationId)),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const said = { title: 'Claim: it is your turn', body: 'Ben is waiting for you.', path: `/table/${table}`, tag: table, off: { token: 'x', label: 'Turn these off' } };
  const push = () => session.send('ServiceWorker.deliverPushMessage', { origin: site.address, registrationId, data: JSON.stringify(said) });
  // The shell without a window shows no notifications: the worker keeps what it would show.
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    self.shown = [];
    self.registration.showNotification = async (title, { body, tag, data }) => void self.shown.push({ title, body, tag, path: data.path });
  });
  const shown = () => worker.evaluate(() => self.shown);
  const told = page.evaluate(() => new Promise((resolve) => navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data.kind), { once: true })));
  await push();
  assert.equal(await told, 'waiting', 'the page looks for itself');
  assert.deepEqual(await shown(), []);
  // Without a window, pages are never hidden: the worker is made to believe that there is none.
  await worker.evaluate(() => void (self.clients.matchAll = async () => []));
  await push();
  while ((await shown()).length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  assert.deepEqual(await shown(), [{ title: said.title, body: said.body, path: said.path, tag: table }]);
});

test('an account confirms an address, is written to, recovers by a link, and stops messages by one click', async () => {
  const { page, context, faults } = await site.person('Countess', PHONE);
  const made = await context.request.post('/api/account', { data: { name: 'Countess', password: PASSWORD } });
  assert.equal(made.status(), 201);
  await page.goto('/notifications');
  await page.getByLabel('E-mail address').fill('ada@example.org');
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Send a confirmation link' }).click();
  await page.getByText('is on its way to ada@example.org').waitFor();
  assert.deepEqual(await barriersInBothThemes(page), []);
  const confirmation = /https:\/\/cards\.example(\/mail#\S+)/.exec(await mail(1))[1];
  await page.goto(confirmation);
  await page.getByRole('button', { name: 'Confirm your e-mail address' }).click();
  await page.getByText('The address is confirmed.').waitFor();
  await page.getByRole('link', { name: 'All notification settings' }).click();
  await page.getByText('Your address is ada@example.org.').waitFor();
  await page.getByLabel('E-mail when games are waiting for me').selectOption('at once');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  assert.equal((await notices(context)).settings.turn_mail, 'at-once');

  assert.deepEqual(faults, []);
  // The new password signs this device out.
  await page.close();

  // On another device, in French, with nothing but the address.
  const other = await site.stranger({ locale: 'fr-FR', baseURL: site.address });
  await other.page.goto('/account');
  await other.page.getByRole('heading', { name: 'Choisir un nouveau mot de passe par courriel' }).waitFor();
  await other.page.getByLabel('Adresse électronique').fill('Ada@Example.org');
  await other.page.getByRole('button', { name: 'Envoyer un lien' }).click();
  await other.page.getByText('Si un compte a cette adresse').waitFor();
  const text = await mail(2);
  assert.match(text, /Bonjour Countess/);
  await other.page.goto(/https:\/\/cards\.example(\/recover#\S+)/.exec(text)[1]);
  await other.page.getByLabel('Nouveau mot de passe').fill('another horse');
  assert.deepEqual(await barriersInBothThemes(other.page), []);
  await other.page.getByRole('button', { name: 'Choisir un nouveau mot de passe' }).click();
  await other.page.getByText('vous êtes connecté').waitFor();
  assert.deepEqual(other.faults, []);

  // A game over days waits for the account, and the message says so.
  const ben = await site.person('Ben');
  const setup = { game: 'claim', options: CLAIM[2], pace: 0, clock: { kind: 'days', span: 259_200_000 } };
  const { table } = await (await other.context.request.post('/api/tables', { data: { setup, seats: ['me'] } })).json();
  await ben.context.request.post(`/api/tables/${table}/ask`, { data: { id: 'sit', command: { do: 'sit', name: '' } } });
  const turn = await mail(3);
  assert.match(turn, new RegExp(`https://cards\\.example/table/${table}`));
  const nobody = await site.stranger();
  await nobody.page.goto(/https:\/\/cards\.example(\/off#\S+)/.exec(turn)[1]);
  await nobody.page.getByText('you will receive no more messages of this kind').waitFor();
  assert.deepEqual(await barriersInBothThemes(nobody.page), []);
  assert.equal((await notices(other.context)).settings.turn_mail, 'never');
  assert.deepEqual(nobody.faults, []);
});

test('a browser that cannot be pushed to, and a visitor who never played, are told so', async () => {
  // Over plain HTTP on a LAN there are no pushes.
  const { page, faults } = await site.stranger();
  await page.goto('/notifications');
  await page.getByText('You have not played here yet.').waitFor();
  await page.evaluate(() => fetch('/api/guests', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: 'Eve' }) }));
  await page.evaluate(() => localStorage.setItem('interregnum-known', '1'));
  await page.reload();
  await page.getByText('This browser cannot receive notifications').waitFor();
  await page.getByText('With an account you can also be notified by e-mail.').waitFor();
  assert.deepEqual(await barriersInBothThemes(page), []);
  await page.goto('/off#short');
  await page.getByText('This link is not complete.').waitFor();
  assert.deepEqual(faults, []);
});
