import { createServer } from 'node:http';
import { toHandler } from './handler.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from './server.ts';
import { serveFolder } from './static.ts';

export interface ListenOptions extends SandboxOptions {
  /** 0 picks a free port. */
  readonly port: number;
  readonly host?: string;
  /** The folder of a built app to serve on the same port. */
  readonly staticDir?: string;
  /** Headers of the app's files. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Listening {
  /** The sandbox's origin, such as `http://127.0.0.1:4310`. */
  readonly origin: string;
  readonly sandbox: Sandbox;
  readonly close: () => Promise<void>;
}

const originOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/**
 * Starts a sandbox on a port, and serves the built app if there is one.
 * @throws the server's own error, such as EADDRINUSE.
 */
export async function listen(options: ListenOptions): Promise<Listening> {
  const { port, host = '127.0.0.1', staticDir, headers = {} } = options;
  const sandbox = createSandbox(options);
  const handle = toHandler(sandbox);
  const serveFile = staticDir === undefined ? null : serveFolder(staticDir, { headers });
  const server = createServer((request, response) =>
    handle(request, response, () => {
      if (serveFile !== null) return void serveFile(request, response);
      if (request.url === '/') response.writeHead(302, { Location: '/sandbox/home' });
      else response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end();
    }),
  );
  // Longer than clients keep an idle connection: one that is closed while a request is sent fails it.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  return {
    origin: originOf(host, actual),
    sandbox,
    close: async () => {
      sandbox.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
