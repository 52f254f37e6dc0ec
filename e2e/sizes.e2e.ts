import { dialog } from './editors';
import { chooseInMenu, expect, test } from './fixtures';

test('US sizes stand beside EU in every tab, and what is sent stays EU', async ({
  page,
  context,
  sandbox,
}) => {
  await sandbox.open(page, 'customer', '/monitors/{uuid}');
  const inputs = page.getByRole('grid', { name: 'Inputs' });
  await expect(inputs.getByRole('gridcell', { name: /^\d\d–\d\d$/ }).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await page.bringToFront();

  await chooseInMenu(page, 'Preferences');
  await dialog(page).getByRole('radio', { name: 'EU', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('radio', { name: 'EU and US' })).toBeChecked();
  await page.keyboard.press('Escape');
  const about = inputs.getByRole('img', { name: /^About US [\d.]+ to [\d.]+$/ });
  await expect(about.first()).toBeVisible();
  await expect(other.getByRole('img', { name: /^About US/ }).first()).toBeVisible();

  await page.getByRole('textbox', { name: 'Link', exact: true }).fill('https://shop.example/sized-dunk');
  await expect(page.getByRole('group', { name: 'Size Range' })).toHaveAccessibleDescription(
    'About US 4 to 15',
  );
  await page.keyboard.press('Enter');
  const added = inputs.getByRole('row', { name: 'https://shop.example/sized-dunk' });
  await expect(added.getByRole('gridcell', { name: '36–50 About US 4 to 15' })).toBeVisible();
  const [call] = await sandbox.requests('monitorDetail.addMonitorInputs');
  expect(call?.body).toMatchObject({ inputs: [{ sizeRange: '36-50' }] });

  await page.reload();
  await expect(about.first()).toBeVisible();
});

test('sizes that do not load leave EU', async ({ page, sandbox, pageErrors }) => {
  pageErrors.expect(/404|Failed to (?:load|fetch)|disallowed MIME type/);
  await page.route('**/assets/Sizes-*.js', (route) => route.fulfill({ status: 404 }));
  await sandbox.open(page, 'customer', '/monitors/{uuid}');
  const inputs = page.getByRole('grid', { name: 'Inputs' });
  await expect(inputs.getByRole('row').nth(1)).toBeVisible();
  await chooseInMenu(page, 'Preferences');
  await dialog(page).getByText('EU and UK').click();
  await page.keyboard.press('Escape');
  await expect(inputs.getByRole('gridcell', { name: /^\d\d–\d\d$/ }).first()).toBeVisible();
});
