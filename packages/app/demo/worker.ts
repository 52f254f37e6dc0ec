/// <reference lib="webworker" />
import { createSandboxFetch, isSandboxPath, type SandboxFetch } from '@dropdeck/sandbox/fetch';

// The sandbox in a service worker: it answers every call of the demo's pages, and the pages outside the product.
declare const self: ServiceWorkerGlobalScope;

const base = self.location.pathname.replace(/\/[^/]*$/, '');
const STATE = `${base}/demo-state.json`;
const CACHE = 'dropdeck-demo';

const readState = async (): Promise<unknown> => (await (await caches.open(CACHE)).match(STATE))?.json();

let isChanged = false;
let starting: Promise<SandboxFetch> | null = null;

/** The browser stops the worker now and then: it goes on from the stored state. */
const start = (): Promise<SandboxFetch> =>
  (starting ??= readState().then((state) =>
    createSandboxFetch({
      base,
      hasHashPages: true,
      state,
      onChange: () => {
        isChanged = true;
      },
    }),
  ));

async function answer(request: Request): Promise<Response> {
  const sandbox = await start();
  const response = await sandbox(request);
  if (isChanged) {
    isChanged = false;
    const cache = await caches.open(CACHE);
    await cache.put(STATE, new Response(JSON.stringify(sandbox.exportState())));
  }
  return response;
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== self.location.origin) return;
  const path = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
  if (path === '/release.json') event.respondWith(Response.json(null));
  else if (isSandboxPath(path)) event.respondWith(answer(event.request));
});
