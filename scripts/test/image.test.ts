import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (file: string): string =>
  readFileSync(new URL(`../../deploy/container/${file}`, import.meta.url), 'utf8');

const { dashboard } = (
  parse(read('compose.yaml')) as {
    services: { dashboard: { cap_drop: string[]; healthcheck: { test: string[] } } };
  }
).services;

describe('the image', () => {
  it('has a Caddy without file capabilities, since its containers drop all capabilities', () => {
    expect(dashboard.cap_drop).toEqual(['ALL']);
    const containerfile = read('Containerfile');
    const [, copied = ''] = /^COPY --from=caddy (\S+) \/usr\/bin\/caddy$/m.exec(containerfile) ?? [];
    // The official program has cap_net_bind_service; `cp` leaves it out, and COPY retains it.
    expect(containerfile).toMatch(new RegExp(`^RUN cp /usr/bin/caddy ${copied}$`, 'm'));
  });

  it('is built from sources alone, and installs packages again only if those change', () => {
    const ignored = readFileSync(new URL('../../.dockerignore', import.meta.url), 'utf8').split('\n');
    expect(ignored).toEqual(
      expect.arrayContaining(['.git', '**/node_modules', '**/dist', 'deploy/generated']),
    );
    const workspaces = readdirSync(new URL('../../packages', import.meta.url));
    const [first = ''] = read('Containerfile').split('RUN npm ci');
    for (const name of workspaces)
      expect(first).toContain(`COPY packages/${name}/package.json packages/${name}/`);
    expect(first).not.toContain('COPY . .');
  });

  it.each([
    [200, 0],
    [503, 1],
  ])('is healthy if it is ready: with status %i, the check exits with %i', async (status, expected) => {
    const server = createServer((_, response) => response.writeHead(status).end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const [form, , ...args] = dashboard.healthcheck.test;
    const { port } = server.address() as AddressInfo;
    const child = spawn(
      process.execPath,
      args.map((argument) => argument.replace('8080', String(port))),
    );
    const [code] = await once(child, 'exit');
    server.close();
    expect(form).toBe('CMD');
    expect(code).toBe(expected);
  });
});
