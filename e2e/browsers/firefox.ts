import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The parts of WebDriver BiDi messages that are read here. */
interface Answer {
  readonly id?: number;
  readonly result?: {
    readonly result?: { readonly value?: unknown };
    readonly contexts?: { context: string }[];
  };
  readonly error?: string;
  readonly message?: string;
}

/** Resolves to the URL of the WebDriver BiDi server, which Firefox prints. */
const addressOf = (firefox: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    firefox.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(output) ?? [];
      if (address !== undefined) resolve(`${address}/session`);
    });
    firefox.on('exit', (code) => reject(new Error(`Firefox ended with ${code}:\n${output}`)));
  });

/**
 * A window of an installed Firefox, driven over WebDriver BiDi with its back/forward cache, which Playwright
 * switches off.
 */
export class Firefox {
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private context = '';
  private sent = 0;

  private constructor(
    private readonly child: ChildProcess,
    private readonly profile: string,
    private readonly socket: WebSocket,
  ) {
    socket.addEventListener('message', ({ data }) => {
      const answer = JSON.parse(String(data)) as Answer;
      if (answer.id !== undefined) this.waiting.get(answer.id)?.(answer);
    });
  }

  /** Opens a window with a new profile. Rejects if Firefox does not start. */
  static async open(executablePath: string): Promise<Firefox> {
    const profile = await mkdtemp(join(tmpdir(), 'dropdeck-firefox-'));
    const child = spawn(
      executablePath,
      ['--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const socket = new WebSocket(await addressOf(child));
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve());
      socket.addEventListener('error', () => reject(new Error('Firefox takes no connection.')));
    });
    const firefox = new Firefox(child, profile, socket);
    await firefox.send('session.new', { capabilities: {} });
    const { contexts } = await firefox.send('browsingContext.getTree', {});
    firefox.context = contexts?.[0]?.context ?? '';
    return firefox;
  }

  private async send(method: string, params: object): Promise<NonNullable<Answer['result']>> {
    this.sent += 1;
    const id = this.sent;
    const answered = new Promise<Answer>((resolve) => this.waiting.set(id, resolve));
    this.socket.send(JSON.stringify({ id, method, params }));
    const { result, error, message } = await answered;
    if (result === undefined) throw new Error(`${method}: ${error} ${message}`);
    return result;
  }

  async goto(url: string): Promise<void> {
    await this.send('browsingContext.navigate', { context: this.context, url, wait: 'complete' });
  }

  async goBack(): Promise<void> {
    await this.send('browsingContext.traverseHistory', { context: this.context, delta: -1 });
  }

  /** The value of an expression evaluated in the page: a string, a number or null. */
  async evaluate(expression: string): Promise<unknown> {
    const { result } = await this.send('script.evaluate', {
      expression,
      target: { context: this.context },
      awaitPromise: true,
    });
    return result?.value ?? null;
  }

  async close(): Promise<void> {
    this.socket.close();
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill();
    await ended;
    await rm(this.profile, { recursive: true, force: true });
  }
}
