import { expect, test } from './fixtures';

test('a save asks about what another tab changed, and keeps the rest', async ({ page, sandbox }) => {
  await sandbox.open(page, 'customer', '/settings');
  await page.getByRole('textbox', { name: 'Bot Name' }).fill('Mine');
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByRole('textbox', { name: 'Bot Name' }).fill('Theirs');
  await second.getByRole('textbox', { name: 'Footer Text' }).fill('Changed in the other tab');
  await second.getByRole('button', { name: 'Save Changes' }).click();
  await expect(second.getByText('Settings updated successfully')).toBeVisible();

  await page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changed in the meantime' });
  await expect(dialog).toContainText('Mine');
  await expect(dialog).toContainText('Theirs');
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog).toBeHidden();
  expect(await sandbox.requests('settings.updateCustomer')).toHaveLength(1);
  await expect(page.getByRole('textbox', { name: 'Bot Name' })).toHaveValue('Mine');

  await page.getByRole('button', { name: 'Save Changes' }).click();
  await dialog.getByRole('radio', { name: /Yours/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings updated successfully')).toBeVisible();
  const sent = (await sandbox.requests('settings.updateCustomer')).at(-1);
  expect(sent?.body).toMatchObject({ bot_name: 'Mine', footer_text: 'Changed in the other tab' });
  await expect(page.getByRole('textbox', { name: 'Footer Text' })).toHaveValue('Changed in the other tab');
});

test('a replacement asks about an input that others have changed since it was planned', async ({
  page,
  sandbox,
}) => {
  const webhook = (name: string): string => `https://discord.com/api/webhooks/1090000000000000099/${name}`;
  const [first] = await sandbox.monitors('customer');
  const path = `monitors/${first?.uuid}`;
  interface Detail {
    readonly webhooks: readonly { readonly region: string; readonly webhook_url: string }[];
    readonly inputs: readonly {
      readonly id: number;
      readonly link: string;
      readonly specialWebhook: string;
    }[];
  }
  const read = (): Promise<Detail> => sandbox.call<Detail>('customer', path);
  const { webhooks, inputs } = await read();
  const changeInput = (specialWebhook: string): Promise<unknown> =>
    sandbox.call(
      'customer',
      `${path}/inputs/update`,
      { inputs: [{ ...inputs[0], specialWebhook }], force: false },
      'PUT',
    );
  await sandbox.call('customer', `${path}/webhooks`, {
    webhooks: [{ ...webhooks[0], webhook_url: webhook('old') }, ...webhooks.slice(1)],
  });
  await changeInput(webhook('old'));
  await sandbox.open(page, 'customer', `/${path}`);
  await page.getByRole('button', { name: 'More actions for EU' }).click();
  await page.getByRole('menuitem', { name: 'Replace everywhere' }).click();
  const plan = page.getByRole('dialog').filter({ hasText: 'Replace by' });
  const field = plan.getByRole('textbox', { name: 'Replace by' });
  await field.fill(webhook('mine'));
  await page.keyboard.press('Enter');
  await changeInput(webhook('theirs'));
  await page.getByRole('button', { name: 'Make 2 changes' }).click();
  const question = page.getByRole('dialog', { name: 'Changed in the meantime' });
  await expect(question).toContainText(`Special Webhook of ${inputs[0]?.link}`);
  await question.getByRole('radio', { name: /Yours/ }).check({ force: true });
  await question.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('group', { name: /^2 changes made$/ })).toBeVisible();
  const now = await read();
  expect(now.webhooks[0]?.webhook_url).toBe(webhook('mine'));
  expect(now.inputs.find(({ id }) => id === inputs[0]?.id)?.specialWebhook).toBe(webhook('mine'));
});
