import { createSandboxFetch, isSandboxPath } from '@dropdeck/sandbox/fetch';
import { base } from './address';

// The sandbox in the page, for browsers that allow no service worker: private windows of some, and http addresses.

/** Not one of the product's keys, which a logout removes. */
const STATE = `dropdeck-demo${base}`;

function readState(): unknown {
  try {
    return JSON.parse(localStorage.getItem(STATE) ?? 'null');
  } catch {
    return null;
  }
}

const pathOf = (address: string): string => {
  const { origin, pathname } = new URL(address, location.href);
  if (origin !== location.origin) return '';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
};

/** Answers the page's calls, and shows the pages outside the product in a frame. */
export function startInPage(): void {
  const sandbox = createSandboxFetch({
    base,
    hasHashPages: true,
    state: readState() ?? undefined,
    onChange: () => {
      try {
        localStorage.setItem(STATE, JSON.stringify(sandbox.exportState()));
      } catch {
        // Full or blocked: the state ends with the page.
      }
    },
  });

  const images = new Map<string, string>();
  /** Images of the sandbox have no address without a worker. */
  const withImages = async (text: string): Promise<string> => {
    const addresses = text.match(/https?:[^"\\]*\/sandbox\/images\/[^"\\]*/g) ?? [];
    for (const address of new Set(addresses)) {
      if (images.has(address)) continue;
      const svg = await (await sandbox(new Request(address))).text();
      images.set(address, `data:image/svg+xml,${encodeURIComponent(svg)}`);
    }
    return addresses.reduce((changed, address) => changed.replace(address, images.get(address) ?? ''), text);
  };

  const aborted = (signal: AbortSignal): Promise<never> =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  const sendOut = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const path = pathOf(request.url);
    if (path === '/release.json') return Response.json(null);
    if (!isSandboxPath(path)) return sendOut(request);
    const response = await Promise.race([sandbox(request), aborted(request.signal)]);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    if (response.body === null) return response;
    const { status, headers } = response;
    return new Response(await withImages(await response.text()), { status, headers });
  };

  const { assign, open: openTab } = dropdeckDemo;
  const frame = document.createElement('iframe');
  frame.title = 'Sandbox';
  frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:2147483647';
  async function show(address: string, init?: RequestInit): Promise<void> {
    const url = new URL(address, location.href);
    if (!isSandboxPath(pathOf(url.href))) {
      const isSameDocument = url.href.split('#')[0] === location.href.split('#')[0];
      if (!isSameDocument) return assign(url.href);
      // Without an event, which the page that is left would follow, and without that page, which is another person's.
      history.pushState(null, '', url.href);
      document.body.replaceChildren();
      return location.reload();
    }
    const response = await sandbox(new Request(url, init));
    const target = response.headers.get('Location');
    if (target !== null) return show(target);
    frame.srcdoc = await withImages(await response.text());
    if (!frame.isConnected) document.body.append(frame);
  }
  frame.addEventListener('load', () => {
    const page = frame.contentDocument;
    page?.addEventListener('submit', (event) => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      const fields = new FormData(form, event.submitter);
      const body = new URLSearchParams([...fields].map(([key, value]) => [key, String(value)]));
      void show(form.action, { method: 'POST', body });
    });
    page?.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (link === null) return;
      event.preventDefault();
      void show(link.href);
    });
  });
  const open = (address: string): void => {
    if (isSandboxPath(pathOf(address))) void show(address);
    else openTab(address, '_blank', 'noopener,noreferrer');
  };
  Object.assign(dropdeckDemo, {
    open,
    assign: (address: string) => (isSandboxPath(pathOf(address)) ? open(address) : assign(address)),
  });
}
