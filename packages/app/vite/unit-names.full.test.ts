import type * as Redirects from '@dropdeck/domain/monitors/redirects';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unitNames } from './unit-names.ts';

let server: ViteDevServer;

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('../../domain', import.meta.url)),
    plugins: [unitNames()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
});

afterAll(() => server.close());

it('names each unit by its feature and variable', async () => {
  const { editor, screen, page } = (await server.ssrLoadModule(
    '/src/monitors/redirects/index.ts',
  )) as typeof Redirects;
  expect(screen.events.onActiveChange.shortName).toBe('redirects/activeChanged');
  expect(editor.view.errors.shortName).toBe('redirects/$errors');
  expect(page.opened.shortName).toBe('page/opened');
});
