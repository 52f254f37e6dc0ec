import { isSandboxPath } from './paths.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from './server.ts';

export { isSandboxPath } from './paths.ts';
export { sandboxState, type SandboxState } from './state.ts';

export interface SandboxFetchOptions extends SandboxOptions {
  /** The path that all requests begin with, such as `/demo`; '' by default. */
  readonly base?: string;
  /** Whether the app's pages are behind `#`: `/demo/#/settings`. */
  readonly hasHashPages?: boolean;
  /** A state from `exportState` that the sandbox goes on from. What is none is ignored. */
  readonly state?: unknown;
}

/** A sandbox as a function: the whole server of specification 7, wherever there is `Request` and `Response`. */
export interface SandboxFetch extends Pick<
  Sandbox,
  'exportState' | 'importState' | 'faults' | 'defects' | 'reset'
> {
  (request: Request): Promise<Response>;
}

/**
 * Creates a sandbox that answers requests without a listener, for service workers, pages, MSW and tests. Imports nothing
 * of Node. A connection that a fault drops is `Response.error()`.
 */
export function createSandboxFetch(options: SandboxFetchOptions = {}): SandboxFetch {
  const { base = '', hasHashPages = false, state } = options;
  const sandbox = createSandbox(options);
  const ready = state === undefined ? null : sandbox.importState(state);

  /** An address of the sandbox or of the app as it is below the base. */
  const placed = (address: string, origin: string): string => {
    if (address === origin) return `${origin}${base}`;
    const url = new URL(address, origin);
    if (url.origin !== origin) return address;
    const path = `${url.pathname}${url.search}`;
    // A redirect back to a page adds its query before the hash.
    if (hasHashPages && url.hash.startsWith('#/')) return `${origin}${base}/${url.hash}${url.search}`;
    if (isSandboxPath(path)) return `${origin}${base}${path}${url.hash}`;
    if (base !== '' && path.startsWith(`${base}/`)) return address;
    return `${origin}${base}${hasHashPages ? '/#' : ''}${path}`;
  };

  const relocate = async (response: Response, origin: string): Promise<Response> => {
    const type = response.headers.get('Content-Type') ?? '';
    const target = response.headers.get('Location');
    if (response.type === 'error') return response;
    const headers = new Headers(response.headers);
    if (target !== null) headers.set('Location', placed(target, origin));
    let text: string | null = null;
    if (type.includes('html')) {
      text = (await response.text()).replaceAll(
        /(href|src|action)="([^"]*)"/g,
        (_, name: string, address: string) => `${name}="${placed(address, origin)}"`,
      );
    } else if (type.includes('json')) {
      text = (await response.text()).replaceAll(/"(https?:[^"\\]*)"/g, (whole, address: string) =>
        isOwn(address, origin) ? `"${placed(address, origin)}"` : whole,
      );
    }
    return new Response(text ?? response.body, { status: response.status, headers });
  };

  const answer = async (request: Request): Promise<Response> => {
    await ready;
    const url = new URL(request.url);
    const isPlaced = base !== '' || hasHashPages;
    if (!isPlaced) return sandbox.fetch(request);
    const path = url.pathname.startsWith(`${base}/`) ? url.pathname.slice(base.length) : url.pathname;
    const { method, headers, signal } = request;
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const inner = new Request(new URL(`${path}${url.search}`, url.origin), {
      method,
      headers,
      signal,
      ...(hasBody ? { body: await request.text() } : {}),
    });
    return relocate(await sandbox.fetch(inner), url.origin);
  };
  const { exportState, importState, faults, defects, reset } = sandbox;
  return Object.assign(answer, { exportState, importState, faults, defects, reset });
}

const isOwn = (address: string, origin: string): boolean =>
  address === origin || address.startsWith(`${origin}/`);
