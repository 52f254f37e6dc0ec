import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { createSandbox, type Sandbox, type SandboxOptions } from './server.ts';

export type NodeHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Whether a path is the sandbox's: /v1, /sandbox and /config.json; the rest is the product's. */
export function isSandboxPath(url: string): boolean {
  const path = url.split(/[?#]/)[0] ?? '';
  return (
    path === '/config.json' || ['/v1', '/sandbox'].some((own) => path === own || path.startsWith(`${own}/`))
  );
}

/** A sandbox as a Node handler that passes on what is not its own. */
export function toHandler(sandbox: Sandbox): NodeHandler {
  const listener = getRequestListener((request, env) => sandbox.app.fetch(request, env as HttpBindings), {
    // The dev server and the tests have their own Request and Response.
    overrideGlobalObjects: false,
  });
  return (request, response, next) => {
    if (isSandboxPath(request.url ?? '/')) void listener(request, response);
    else next();
  };
}

/** A sandbox for another server's middleware, such as the dev server's: `server.middlewares.use(…)`. */
export const createSandboxHandler = (options: SandboxOptions = {}): NodeHandler =>
  toHandler(createSandbox(options));
