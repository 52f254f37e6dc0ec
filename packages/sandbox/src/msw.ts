import { http, type HttpHandler } from 'msw';
import { createSandboxFetch, type SandboxFetch } from './fetch.ts';

/**
 * MSW handlers that answer each /v1 call of any origin: `setupServer(...sandboxHandlers())`. Needs `msw`, an optional
 * peer dependency.
 */
export const sandboxHandlers = (sandbox: SandboxFetch = createSandboxFetch()): HttpHandler[] =>
  // MSW reads the request as well.
  ['*/v1/*', '*/sandbox/*'].map((path) => http.all(path, ({ request }) => sandbox(request.clone())));
