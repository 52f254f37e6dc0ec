import { spawn } from 'node:child_process';
import { root } from '../scripts/root.ts';

/** The build and its own sandbox, served as by `npm start`. */
export interface Product {
  readonly origin: string;
  /** The storage entries of a signed-in browser. */
  session(account: string): Promise<Record<string, string>>;
  read(path: string, account: string): Promise<string>;
  /** Delays a call from now on, by milliseconds; 0 for no delay. */
  delay(call: string, ms: number): Promise<void>;
  close(): void;
}

/** Serves the last build. */
export async function startProduct(): Promise<Product> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/start.ts', '--no-build', '--port', '0'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const kill = (): void => void child.kill();
  process.once('exit', kill);
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /over the sandbox: (http:\S+)/.exec(output);
      if (found?.[1]) resolve(found[1]);
    });
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}: ${output}`)));
  });
  const control = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const response = await fetch(`${origin}/sandbox/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
    return response;
  };
  const session = async (account: string): Promise<Record<string, string>> =>
    (await (await control('POST', 'sign-in', { account })).json()) as Record<string, string>;
  return {
    origin,
    session,
    read: async (path, account) => {
      const { token = '' } = await session(account);
      return (await fetch(`${origin}${path}`, { headers: { Authorization: token } })).text();
    },
    delay: async (call, ms) => {
      await (ms === 0
        ? control('DELETE', `faults/${call}`)
        : control('PUT', `faults/${call}`, { kind: 'delay', ms }));
    },
    close: () => {
      child.removeAllListeners('exit');
      process.off('exit', kill);
      child.kill();
    },
  };
}
