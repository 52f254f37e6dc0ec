import { spawn } from 'node:child_process';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from './browser.ts';
const root = process.cwd() + '/';
const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts', '--no-build', '--port', '0'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
});
export const origin = await new Promise<string>((resolve) => {
  let o = '';
  server.stdout.on('data', (c: Buffer) => {
    o += c;
    const f = /over the sandbox: (http:\S+)/.exec(o);
    if (f?.[1]) resolve(f[1]);
  });
});
export const browser = await chromium.launch(await findBrowser());
export async function tab(
  account: string,
  path: string,
  opts: { width?: number; height?: number; dark?: boolean } = {},
): Promise<Page> {
  const ctx = await browser.newContext({
    viewport: { width: opts.width ?? 1440, height: opts.height ?? 900 },
    colorScheme: opts.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const res = await fetch(`${origin}/sandbox/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ account }),
  });
  const entries = (await res.json()) as Record<string, string>;
  const page = await ctx.newPage();
  await page.addInitScript((e) => {
    for (const [k, v] of Object.entries(e)) localStorage.setItem(k, v as string);
  }, entries);
  await page.goto(origin.replace(/\/$/, '') + path);
  return page;
}
export const control = (method: string, path: string, body?: unknown) =>
  fetch(`${origin}/sandbox/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
export const done = async () => {
  await browser.close();
  server.kill();
  process.exit(0);
};
