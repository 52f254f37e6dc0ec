import { spawn } from 'node:child_process';
import { allCalls } from '@dropdeck/domain/contract';
import type { Page } from '@playwright/test';
import { root } from '../scripts/root.ts';

const callNames = new Set(allCalls.map(({ name }) => name));

export type Fault =
  | { kind: 'status'; status: number; retryAfter?: number; ms?: number; times?: number }
  | { kind: 'html'; status: number; times?: number }
  | { kind: 'delay'; ms: number; times?: number }
  | { kind: 'drop' | 'malformed' | 'shape' | 'empty'; times?: number };

/** A call as the sandbox received it. */
export interface SeenRequest {
  call: string;
  method: string;
  path: string;
  status: number;
  body: unknown;
}

/** The sandbox of a journey or of the bench: `npm start --no-build` on a free port. */
export class Sandbox {
  constructor(readonly origin: string) {}

  private async control(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${this.origin}/sandbox/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    const text = await response.text();
    return text === '' ? null : (JSON.parse(text) as unknown);
  }

  reset(): Promise<unknown> {
    return this.control('POST', 'reset');
  }

  /** Makes a call fail from now on. */
  fault(call: string, fault: Fault): Promise<unknown> {
    return this.control('PUT', `faults/${call}`, fault);
  }

  /** Clears all faults, or those of one call. */
  clearFaults(call?: string): Promise<unknown> {
    return this.control('DELETE', call === undefined ? 'faults' : `faults/${call}`);
  }

  /** The storage entries of a signed-in browser. */
  async session(account: string): Promise<Record<string, string>> {
    return (await this.control('POST', 'sign-in', { account })) as Record<string, string>;
  }

  /** Calls the API as an account: by GET, or with a body by POST. */
  async call<Body>(
    account: string,
    path: string,
    body?: object,
    method = body === undefined ? 'GET' : 'POST',
  ): Promise<Body> {
    const { token = '' } = await this.session(account);
    const response = await fetch(`${this.origin}/v1/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: token },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
    const text = await response.text();
    return (text === '' ? null : JSON.parse(text)) as Body;
  }

  /** The account's monitors, in the order of the list. */
  async monitors(account: string): Promise<readonly { readonly uuid: string; readonly name: string }[]> {
    const { monitors } = await this.call<{ monitors: { monitor_uuid: string; monitor_name: string }[] }>(
      account,
      'monitors',
    );
    return monitors.map(({ monitor_uuid, monitor_name }) => ({ uuid: monitor_uuid, name: monitor_name }));
  }

  /** The uuid of the account's first monitor. */
  async firstMonitor(account: string): Promise<string> {
    return (await this.monitors(account))[0]?.uuid ?? '';
  }

  /** The requests of a call since the start or the last reset. */
  async requests(call: string): Promise<SeenRequest[]> {
    // Of a name that no call has there would never be any.
    if (!callNames.has(call)) throw new Error(`No call has the name ${call}`);
    const all = (await this.control('GET', 'requests')) as SeenRequest[];
    return all.filter((seen) => seen.call === call);
  }

  /** Signs a browser in without the login page, for journeys about other features. */
  async signIn(page: Page, account: string): Promise<Record<string, string>> {
    const stored = await this.session(account);
    await page.addInitScript((entries) => {
      // Firefox runs this in about:blank as well, which has no storage.
      if (!location.protocol.startsWith('http')) return;
      // Once per tab, so that a logout is not undone by the next load.
      if (sessionStorage.getItem('e2e:signed-in')) return;
      sessionStorage.setItem('e2e:signed-in', 'yes');
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, stored);
    return stored;
  }

  /** Signs a browser in and opens a path, in which `{uuid}` is the account's first monitor. */
  async open(page: Page, account: string, path: string): Promise<Record<string, string>> {
    const stored = await this.signIn(page, account);
    await page.goto(path.replace('{uuid}', path.includes('{') ? await this.firstMonitor(account) : ''));
    return stored;
  }
}

/** Serves the last build with a sandbox, until `stop` is called or this process exits. */
export async function startSandbox(): Promise<{ origin: string; stop: () => void }> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/start.ts', '--no-build', '--port', '0'],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const stop = (): void => {
    process.off('exit', stop);
    child.removeAllListeners('exit');
    child.kill();
  };
  process.once('exit', stop);
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /over the sandbox: (http:\S+)/.exec(output);
      if (found?.[1]) resolve(found[1]);
    });
    child.on('exit', (code) => reject(new Error(`The sandbox ended with ${code}:\n${output}`)));
  });
  return { origin, stop };
}
