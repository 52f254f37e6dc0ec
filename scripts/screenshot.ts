import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.ts';

/** `tsx scripts/screenshot.ts`: takes the README's screenshots of the built product over the sandbox. */
const root = fileURLToPath(new URL('..', import.meta.url));
const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts', '--no-build', '--port', '0'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const origin = await new Promise<string>((resolve) => {
  let output = '';
  server.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    const found = /over the sandbox: (http:\S+)/.exec(output);
    if (found?.[1]) resolve(found[1]);
  });
});

const browser = await chromium.launch(await findBrowser());
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: 'dark' });
await page.goto(origin);
await page.getByRole('button', { name: /^Mara Lindqvist/ }).click();
await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
await page.getByTestId('bot-avatar').waitFor();
await page.screenshot({ path: `${root}docs/settings.png`, animations: 'disabled' });
await page.getByRole('link', { name: 'Overview' }).click();
await page.getByRole('rowheader').getByRole('link').first().click();
await page.getByRole('grid', { name: 'Inputs' }).waitFor();
await page.screenshot({ path: `${root}docs/monitor.png`, animations: 'disabled' });
await browser.close();
server.kill();
process.exit(0);
