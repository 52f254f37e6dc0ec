import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { createSandbox, type Sandbox, type SandboxOptions } from './server.ts';

export type NodeHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Whether a path belongs to the sandbox (/v1, /sandbox and /config.json) and not to the app. */
export function isSandboxPath(url: string): boolean {
  const path = url.split(/[?#]/)[0] ?? '';
  return (
    path === '/config.json' || ['/v1', '/sandbox'].some((own) => path === own || path.startsWith(`${own}/`))
  );
}

/** Converts a sandbox to a Node middleware, which calls `next` for the app's paths. */
export function toHandler(sandbox: Sandbox): NodeHandler {
  const listener = getRequestListener((request, env) => sandbox.app.fetch(request, env as HttpBindings), {
    // The default replaces the global Request and Response, which the dev server and the tests use.
    overrideGlobalObjects: false,
  });
  return (request, response, next) => {
    if (isSandboxPath(request.url ?? '/')) void listener(request, response);
    else next();
  };
}

/** Creates a sandbox as a middleware, for example for `server.middlewares.use(…)` of the dev server. */
export const createSandboxHandler = (options: SandboxOptions = {}): NodeHandler =>
  toHandler(createSandbox(options));
