import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { isSandboxPath } from './paths.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from './server.ts';

export type NodeHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Converts a sandbox to a Node middleware, which calls `next` for the app's paths. */
export function toHandler(sandbox: Sandbox): NodeHandler {
  const listener = getRequestListener(
    async (request, env) => {
      const response = await sandbox.fetch(request);
      if (response.type !== 'error') return response;
      (env as HttpBindings).incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    },
    // The default replaces the global Request and Response, which the dev server and the tests use.
    { overrideGlobalObjects: false },
  );
  return (request, response, next) => {
    if (isSandboxPath(request.url ?? '/')) void listener(request, response);
    else next();
  };
}

/** Creates a sandbox as a middleware, for example for `server.middlewares.use(…)` of the dev server. */
export const createSandboxHandler = (options: SandboxOptions = {}): NodeHandler =>
  toHandler(createSandbox(options));
