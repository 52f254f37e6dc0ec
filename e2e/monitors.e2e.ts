import { expect, test } from './fixtures';
import { tabPaths } from './tabs';

test('the back button and the sidebar return to the list with its filter, search and scroll position', async ({
  page,
  sandbox,
}) => {
  await sandbox.signIn(page, 'crowded');
  await page.goto('/monitors?search=a');
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

test("a modified click on a monitor's name or a sidebar link opens a tab, and a plain click stays in this one", async ({
  page,
  sandbox,
  context,
}) => {
  await sandbox.signIn(page, 'customer');
  await page.goto('/monitors?search=a');
  const name = page.getByRole('rowheader').getByRole('link').first();
  await expect(name).toHaveAttribute('href', /^\/monitors\/[^/?]+$/);
  const monitor = expect.stringMatching(/^\/monitors\/[^/]+$/);
  const payment = page.getByRole('link', { name: 'Payment' }).first();
  for (const [press, tabs] of [
    [() => name.click({ modifiers: ['ControlOrMeta'] }), [monitor]],
    [() => payment.click({ modifiers: ['ControlOrMeta'] }), [monitor, '/payment']],
    [() => name.click({ button: 'middle' }), [monitor, monitor, '/payment']],
  ] as const) {
    await press();
    await expect.poll(async () => (await tabPaths(context)).toSorted()).toEqual(['/monitors', ...tabs]);
    await expect(page).toHaveURL(/\/monitors\?search=a$/);
  }
  await expect(name).toHaveAttribute('href', /^\/monitors\/[^/?]+\?search=a$/);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await name.click();
  await expect(page).toHaveURL(/\/monitors\/[^/?]+\?search=a$/);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a developer composes an update, and the focus stays beside a removed field', async ({
  page,
  sandbox,
}) => {
  await sandbox.signIn(page, 'developer');
  await page.goto('/monitors');
  const dialog = page.getByRole('dialog', { name: 'New Update' });
  await page.getByRole('button', { name: 'Create new update' }).click();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Drop');
  await dialog.getByRole('button', { name: 'Add field' }).click();
  await expect(dialog.getByText('Field 1 has no name.')).toBeVisible();
  await expect(dialog.getByRole('group', { name: 'Field 1' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('When');
  await dialog.getByRole('textbox', { name: 'Value' }).fill('Soon');
  // The focus stays beside what is removed, and does not go to the start of the dialog.
  await dialog.getByRole('button', { name: 'Add field' }).press('Enter');
  await dialog.getByRole('button', { name: 'Remove field 2' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Remove field 1' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Send update' }).click();
  await page.getByRole('button', { name: 'Send to all customers' }).click();
  await expect(page.getByText('Update sent successfully!')).toBeVisible();
  const [sent] = await sandbox.requests('updates.sendUpdate');
  expect(sent?.body).toMatchObject({
    title: 'Drop',
    color: 0x3bb2b7,
    fields: [{ name: 'When', value: 'Soon', inline: true }],
  });
});
