import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';

export interface Listening {
  /** `http://127.0.0.1:6200`. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves on this machine only.
 *
 * @param port 0 picks a free one.
 * @throws the server's own error, such as EADDRINUSE.
 */
export function listen(server: Hono, port: number): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const listening = serve({ fetch: server.fetch, hostname: '127.0.0.1', port }, (address: AddressInfo) =>
      resolve({
        origin: `http://127.0.0.1:${address.port}`,
        close: () => new Promise((closed) => void listening.close(() => closed())),
      }),
    );
    listening.once('error', reject);
  });
}
