import { expect, test } from './fixtures';

test('Back and the sidebar return to the list’s search and scroll position', async ({ page, sandbox }) => {
  await sandbox.open(page, 'crowded', '/monitors?search=a');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 6_000));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(6_000);
  // By name, because the list renders more rows when the pointer enters it; in view, so that no click scrolls.
  const nameInView = (): Promise<string> =>
    page.evaluate(
      () =>
        document
          .elementFromPoint(innerWidth / 2, innerHeight / 2)
          ?.closest('[role="row"]')
          ?.querySelector('a')?.textContent ?? '',
    );
  await expect.poll(nameInView).not.toBe('');
  const name = await nameInView();
  const link = page.getByRole('link', { name, exact: true });
  // Firefox scrolls to center what Playwright points at.
  await link.hover();
  const top = await page.evaluate(() => window.scrollY);
  expect(Math.abs(top - 6_000)).toBeLessThan(40);
  await link.click();
  // Ten thousand rows leave a slow machine without a frame for long.
  await page.getByRole('button', { name: 'Back to Monitor List' }).click({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/monitors\?search=a$/);
  await expect(link).toBeVisible();
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(1);

  await page.getByRole('link', { name: 'Payment' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page).toHaveURL(/\/monitors\?search=a$/);
  await expect(page.getByPlaceholder('Search monitors...')).toHaveValue('a');
});

test('a modified click on a link opens a tab, and a plain one stays in this one', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, 'customer', '/monitors?search=a');
  const name = page.getByRole('rowheader').getByRole('link').first();
  await expect(name).toHaveAttribute('href', /^\/monitors\/[^/?]+$/);
  const uuid = ((await name.getAttribute('href')) ?? '').slice('/monitors/'.length);
  const payment = page.getByRole('link', { name: 'Payment' }).first();
  await expect(payment).toHaveAttribute('href', '/payment');
  // Playwright misses some of the tabs that a click opens, so the server tells what they load.
  const loads = async (): Promise<number[]> => [
    (await sandbox.requests('session.getCustomerInfo')).length,
    (await sandbox.requests('monitorDetail.getMonitor')).length,
  ];
  for (const [press, expected] of [
    [() => name.click({ modifiers: ['ControlOrMeta'] }), [2, 1]],
    [() => payment.click({ modifiers: ['ControlOrMeta'] }), [3, 1]],
    [() => name.click({ button: 'middle' }), [4, 2]],
  ] as const) {
    await press();
    await expect.poll(loads).toEqual(expected);
    for (const { path } of await sandbox.requests('monitorDetail.getMonitor')) expect(path).toContain(uuid);
    await expect(page).toHaveURL(/\/monitors\?search=a$/);
  }
  await expect(name).toHaveAttribute('href', /^\/monitors\/[^/?]+\?search=a$/);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await name.click();
  await expect(page).toHaveURL(/\/monitors\/[^/?]+\?search=a$/);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
