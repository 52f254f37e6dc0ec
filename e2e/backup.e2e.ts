import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test, type Sandbox } from './fixtures';

const PASSPHRASE = 'correct horse battery staple';

interface Redirect {
  id: string | number;
  keyword: string;
  type: string;
  webhook: string;
  active: boolean;
}

/** Signs in as a developer, with calls that go past the product. */
async function signIn(page: Page, sandbox: Sandbox) {
  const stored = await sandbox.signIn(page, 'developer');
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${sandbox.origin}/v1/${path}`, {
      method,
      headers: { Authorization: stored['token'] ?? '', 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(answer.status).toBe(200);
    const text = await answer.text();
    return text === '' ? null : (JSON.parse(text) as unknown);
  };
  const redirects = async (): Promise<readonly Redirect[]> =>
    ((await call('GET', 'redirects')) as { data: { redirects: Redirect[] } }).data.redirects;
  /** The redirects without their ids, which a restore cannot bring back, and without an order. */
  const state = async () =>
    (await redirects())
      .map(({ keyword, type, webhook, active }) => `${keyword} ${type} ${webhook} ${active}`)
      .toSorted();
  return { call, redirects, state };
}

/** Saves a backup of what is chosen at first, with encrypted secrets, and returns the path of the file. */
async function makeBackup(page: Page): Promise<string> {
  await page.goto('/tools/backup');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByText('Encrypt them with a passphrase').click();
  await page.getByRole('textbox', { name: 'Passphrase' }).fill(PASSPHRASE);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the file' }).click();
  await expect(page.getByText('Backup saved')).toBeVisible();
  return (await download).path();
}

/** Chooses a file and compares it with the server. */
async function compare(page: Page, file: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (
    await chooser
  ).setFiles({
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: await readFile(file),
  });
  await page.getByRole('textbox', { name: 'Passphrase' }).fill(PASSPHRASE);
  await page.getByRole('button', { name: 'Unlock' }).click();
  await page.getByRole('button', { name: 'Show what would change' }).click();
}

test(
  'a restore that is cut off in the middle goes on where it ended, and the server is as it was',
  { tag: '@download' },
  async ({ page, sandbox, pageErrors }) => {
    pageErrors.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED|NetworkError|Cross-Origin/i);
    const { call, redirects, state } = await signIn(page, sandbox);
    const before = await state();
    const file = await makeBackup(page);
    const text = await readFile(file, 'utf8');
    expect(text).toContain(before[0]?.split(' ')[0]);
    expect(text).not.toContain('/api/webhooks/');

    for (const { id } of await redirects()) await call('DELETE', 'redirects', { id });
    await compare(page, file);
    const apply = page.getByRole('button', { name: /^Restore \d+ changes$/ });
    await expect(apply).toHaveText(`Restore ${before.length} changes`);
    expect(await state()).toEqual([]);

    await sandbox.fault('redirects.createRedirect', { kind: 'delay', ms: 400 });
    await apply.click();
    await expect.poll(async () => (await state()).length).toBeGreaterThan(1);
    await page.context().setOffline(true);
    await expect(page.getByText('The server could not be reached.').first()).toBeVisible();
    await page.context().setOffline(false);
    await sandbox.clearFaults();
    const restored = await state();
    expect(restored.length).toBeLessThan(before.length);

    await page.reload();
    await compare(page, file);
    const left = before.length - restored.length;
    await expect(apply.or(page.getByRole('button', { name: 'Restore 1 change' }))).toHaveText(
      `Restore ${left} ${left === 1 ? 'change' : 'changes'}`,
    );
    await page.getByRole('button', { name: /^Restore \d/ }).click();
    await expect(page.getByText(`Restored ${left} ${left === 1 ? 'change' : 'changes'}`)).toBeVisible();
    expect(await state()).toEqual(before);
  },
);
