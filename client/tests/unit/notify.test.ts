import { beforeEach, expect, test, vi } from 'vitest';

const told: string[] = [];
class Notice {
  static permission = 'granted';
  static requestPermission = vi.fn(async () => 'granted');
  onclick: unknown = null;
  constructor(title: string) {
    told.push(title);
  }
}
vi.stubGlobal('navigator', { languages: ['en-GB'] });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('document', { hidden: true });
vi.stubGlobal('Notification', Notice);
const { mayNotify, yourTurn } = await import('../../src/notify');
const { settings } = await import('../../src/settings.svelte');

async function turn(): Promise<number> {
  yourTurn('claim');
  await new Promise((resolve) => setTimeout(resolve));
  return told.length;
}

beforeEach(() => {
  told.length = 0;
  settings.notify = true;
  Notice.permission = 'granted';
  vi.stubGlobal('document', { hidden: true });
});

test('whoever looks elsewhere and wants to be told is told', async () => {
  expect(await turn()).toBe(1);
});

test('nobody is told who looks, does not want it, or has not allowed it', async () => {
  vi.stubGlobal('document', { hidden: false });
  expect(await turn()).toBe(0);
  vi.stubGlobal('document', { hidden: true });
  settings.notify = false;
  expect(await turn()).toBe(0);
  settings.notify = true;
  Notice.permission = 'default';
  expect(await turn()).toBe(0);
  expect(Notice.requestPermission).not.toHaveBeenCalled();
});

test('leave is asked for only where it was not given yet', async () => {
  expect(await mayNotify()).toBe(true);
  expect(Notice.requestPermission).not.toHaveBeenCalled();
  Notice.permission = 'default';
  expect(await mayNotify()).toBe(true);
  expect(Notice.requestPermission).toHaveBeenCalledOnce();
});
