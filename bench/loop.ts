import { spawn, type ChildProcess } from 'node:child_process';
import type { Browser } from 'playwright-core';
import { root } from '../scripts/root.ts';

/** Seconds that a developer waits. */
export interface LoopFigures {
  /** `npm run dev`, until it prints that it is ready. */
  readonly dev: number;
  /** `npm start` with the build, until it prints its URL. */
  readonly start: number;
  /** From the catalogue's server being up to the first rendered story. */
  readonly story: number;
}

function stop(child: ChildProcess): void {
  child.removeAllListeners('exit');
  // Kill the process group, because the command may have started other servers.
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
}

/** Starts a command and measures the time until its output contains the text. */
async function until(
  command: readonly string[],
  text: RegExp,
  env: Record<string, string> = {},
): Promise<{ seconds: number; child: ChildProcess; found: string }> {
  const startedAt = performance.now();
  const child = spawn('npx', ['--no-install', ...command], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const found = await new Promise<string>((resolve, reject) => {
    let output = '';
    const onOutput = (chunk: Buffer): void => {
      output += chunk.toString();
      const match = text.exec(output);
      if (match) resolve(match[1] ?? '');
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.once('exit', (code) => reject(new Error(`${command.join(' ')} ended with ${code}: ${output}`)));
  });
  return { seconds: (performance.now() - startedAt) / 1_000, child, found };
}

export async function measureLoop(browser: Browser): Promise<LoopFigures> {
  const dev = await until(['tsx', 'scripts/dev.ts'], /Local:\s+(\S+)/, { PORT: '6290' });
  stop(dev.child);
  const start = await until(['tsx', 'scripts/start.ts', '--port', '0'], /over the sandbox: (http:\S+)/);
  stop(start.child);

  const storybook = await until(
    ['storybook', 'dev', '-p', '6291', '--no-open', '--disable-telemetry', '--ci'],
    /Local:\s+(http:\S+?)\/?\s/,
  );
  const page = await browser.newPage();
  const startedAt = performance.now();
  await page.goto('http://127.0.0.1:6291/iframe.html?id=primitives-button--default&viewMode=story');
  await page.locator('#storybook-root button').first().waitFor({ timeout: 60_000 });
  const story = (performance.now() - startedAt) / 1_000;
  await page.close();
  stop(storybook.child);
  return { dev: dev.seconds, start: start.seconds, story };
}
