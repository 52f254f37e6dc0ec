import { PNG } from 'pngjs';
import { expect, test } from '../fixtures';

test('the right edge of the page stays on short and long pages and under a dialog', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/404/);
  await sandbox.signIn(page, 'crowded');
  const edge = async (): Promise<number | undefined> => {
    const box = await page.locator('#content').boundingBox();
    return box === null ? undefined : box.x + box.width;
  };
  await page.goto('/monitors');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const long = await edge();
  expect(long).toBeLessThan(1_280);
  await page.getByRole('button', { name: 'Create new monitor' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await edge()).toBe(long);
  await page.keyboard.press('Escape');
  await page.goto('/payment');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
  expect(await edge()).toBe(long);
});

test('a dialog dims the window with the scrollbar’s width', async ({ page, sandbox }) => {
  await sandbox.open(page, 'crowded', '/monitors');
  const colorAt = async (x: number): Promise<readonly number[]> => {
    const shot = await page.screenshot({ clip: { x, y: 780, width: 1, height: 1 } });
    return [...PNG.sync.read(shot).data.subarray(0, 3)];
  };
  await page.getByRole('button', { name: 'Create new monitor' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const inside = await colorAt(1_255);
  const differs = async (): Promise<number> =>
    Math.max(...(await colorAt(1_275)).map((value, at) => Math.abs(value - (inside[at] ?? 0))));
  // A browser may round the two by one.
  await expect.poll(differs).toBeLessThanOrEqual(1);
});
