import { pages } from '@dropdeck/domain/shell/pages';
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { linkToCatalogue, storyOfPage } from './pageStory.ts';

it('every page of the product has a story to link to', () => {
  const paths = Object.values(pages).map(({ path }) => path.replace(':uuid', 'first'));
  expect(paths.filter((path) => path !== '/' && storyOfPage(path) === null)).toEqual([]);
  expect(storyOfPage('/monitors/redirects')).toBe('features-redirects-redirectsscreen--default');
  expect(storyOfPage('/tools/webhooks')).toBe('features-tools-webhookdeskscreen--default');
  expect(storyOfPage('/no-such-page')).toBeNull();
});

it('a page with ?catalogue leads to its story, and no other one does', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    plugins: [linkToCatalogue('http://localhost:6006')],
    server: { port: 0, host: '127.0.0.1', ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  const base = server.resolvedUrls?.local[0] ?? '';
  const open = (path: string): Promise<Response> => fetch(new URL(path, base), { redirect: 'manual' });
  const { status, headers } = await open('/settings?catalogue');
  expect(status).toBe(302);
  expect(headers.get('location')).toMatch(
    /^http:\/\/localhost:6006\/\?path=\/story\/features-settings-settingsscreen--/,
  );
  expect((await open('/settings')).status).not.toBe(302);
  await server.close();
});
