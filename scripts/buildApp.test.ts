import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nameRelease } from './buildApp.ts';
import { read, root } from './root.ts';

it('a release is named by what is built, in the page and in release.json', () => {
  const dist = mkdtempSync(join(tmpdir(), 'dropdeck-release-'));
  const build = (page: string): string => {
    mkdirSync(dist, { recursive: true });
    writeFileSync(join(dist, 'index.html'), `<title>A</title><script src="/assets/${page}.js"></script>`);
    const html = nameRelease(dist);
    const { release } = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as { release: string };
    expect(html).toContain(`<meta name="release" content="${release}" />`);
    return release;
  };
  const first = build('one');
  expect(build('one')).toBe(first);
  expect(build('two')).not.toBe(first);
  rmSync(dist, { recursive: true });
});

describe('the image', () => {
  const containerfile = read('deploy/Containerfile');

  it('has a Caddy without file capabilities, since its containers drop all capabilities', () => {
    expect(read('deploy/compose.yaml')).toContain('cap_drop: [ALL]');
    const [, copied = ''] = /^COPY --from=caddy (\S+) \/usr\/bin\/caddy$/m.exec(containerfile) ?? [];
    // The official program has cap_net_bind_service; `cp` leaves it out, and COPY retains it.
    expect(containerfile).toMatch(new RegExp(`^RUN cp /usr/bin/caddy ${copied}$`, 'm'));
  });

  it('is built from sources alone, and installs packages again only if those change', () => {
    const ignored = read('deploy/Containerfile.dockerignore').split('\n');
    expect(ignored).toEqual(
      expect.arrayContaining(['.git', '**/node_modules', '**/dist', 'deploy/generated']),
    );
    const [first = ''] = containerfile.split('RUN npm ci');
    for (const name of readdirSync(join(root, 'packages')))
      expect(first).toContain(`COPY packages/${name}/package.json packages/${name}/`);
    expect(first).not.toContain('COPY . .');
  });
});
