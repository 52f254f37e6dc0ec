import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deploy, goBack, servedIn } from './deployTo.ts';
import { nameRelease } from './release.ts';

let folder: string;
let target: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dropdeck-deploy-'));
  target = join(folder, 'srv');
  mkdirSync(target);
  writeFileSync(join(target, 'config.json'), '{"apiBaseUrl":"https://api.example"}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A build whose page names one script. */
function build(at: number): string {
  const dist = join(folder, `dist-${at}`);
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'index.html'), `<title>A</title><script src="/assets/page-${at}.js"></script>`);
  writeFileSync(join(dist, 'assets', `page-${at}.js`), `page ${at}`);
  nameRelease(dist);
  return dist;
}

const served = (path: string): string => readFileSync(join(target, 'current', path), 'utf8');
const isServed = (path: string): boolean => existsSync(join(target, 'current', path));

describe('a release', () => {
  it('is named by what is built, in the page and in release.json', () => {
    const first = build(1);
    const html = readFileSync(join(first, 'index.html'), 'utf8');
    const { release } = JSON.parse(readFileSync(join(first, 'release.json'), 'utf8')) as { release: string };
    expect(html).toContain(`<meta name="release" content="${release}" />`);
    rmSync(first, { recursive: true });
    expect(readFileSync(join(build(1), 'release.json'), 'utf8')).toContain(release);
    expect(readFileSync(join(build(2), 'release.json'), 'utf8')).not.toContain(release);
  });
});

describe('deploying', () => {
  it('serves the build with the config of the folder', () => {
    const release = deploy(build(1), target);
    expect(servedIn(target)).toBe(release);
    expect(served('index.html')).toContain('page-1.js');
    expect(served('config.json')).toContain('https://api.example');
  });

  it('keeps the assets of three releases before it, and no more', () => {
    for (const at of [1, 2, 3, 4, 5]) deploy(build(at), target);
    expect([1, 2, 3, 4, 5].map((at) => isServed(`assets/page-${at}.js`))).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  it('goes back by one command, and tabs of the newer release find their files', () => {
    const first = deploy(build(1), target);
    deploy(build(2), target);
    expect(goBack(target)).toBe(first);
    expect(served('index.html')).toContain('page-1.js');
    expect(isServed('assets/page-2.js')).toBe(true);
    expect(() => goBack(target)).toThrow('There is no earlier release');
  });

  it('deploys a release again that it went back from', () => {
    deploy(build(1), target);
    const second = deploy(build(2), target);
    goBack(target);
    rmSync(join(folder, 'dist-2'), { recursive: true });
    expect(deploy(build(2), target)).toBe(second);
    expect(served('index.html')).toContain('page-2.js');
  });
});
