import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');
const QUIET = /--quiet|--silent|\s-q\b|>\s*\/dev\/null/;

describe('make play', () => {
  const play = /^play:.*\n((?:\t.*\n)+)/m.exec(read('Makefile'))?.[1] ?? '';
  const builds = [...play.split('\n'), ...read('scripts/page').split('\n')].filter((line) => /\$\(CARGO\) build|npm ci|vite build/.test(line) && !line.includes('echo'));

  test('builds nothing in silence', () => {
    expect(builds.length).toBe(3);
    expect(builds.filter((line) => QUIET.test(line))).toEqual([]);
  });

  test('says what it builds before it does', () => {
    const steps = play.split('\n').filter((line) => /echo|\$\(CARGO\)/.test(line));
    expect(steps.map((line) => (line.includes("echo '==>") ? 'said' : 'done'))).toEqual(['said', 'done']);
    expect(read('scripts/page').match(/echo '==> Page: (?:fetching|building)/g)).toHaveLength(2);
  });

  test('shows how far a build is where there is no terminal', () => {
    const bar = '    Building [=====>   ] 212/343: sqlx-core, tokio';
    const script = `echo '${bar}' >&2; sleep 6; echo 'warning: odd' >&2`;
    const { stderr, status } = spawnSync('scripts/progress', ['sh', '-c', script], { cwd: ROOT, encoding: 'utf8' });
    expect(stderr).toMatch(/212 of 343: sqlx-core, tokio \(\d+ s\)/);
    expect(stderr).toContain('warning: odd');
    expect(status).toBe(0);
  }, 60_000);
});
