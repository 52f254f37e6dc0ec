import { expect, test } from './fixtures';

for (const account of ['customer', 'developer']) {
  test(`a ${account} asks which redirect takes a title, and what it would take`, async ({
    page,
    sandbox,
    request,
  }) => {
    const { token = '' } = await sandbox.session(account);
    const headers = { Authorization: token };
    const monitors = (await (await request.get(`${sandbox.origin}/v1/monitors`, { headers })).json()) as {
      monitors: { monitor_uuid: string }[];
    };
    const uuid = monitors.monitors[0]?.monitor_uuid ?? '';
    const at = `${sandbox.origin}/v1/monitors/${uuid}`;
    const { inputs } = (await (await request.get(at, { headers })).json()) as { inputs: object[] };
    await request.put(`${at}/inputs/update`, {
      headers,
      data: { inputs: [{ ...inputs[0], link: 'https://shop.example/zebra-runner-9' }], force: false },
    });
    await request.post(`${sandbox.origin}/v1/redirects`, {
      headers,
      data: {
        id: -1,
        keyword: 'runner zebra',
        webhook: 'https://example.com/hook',
        type: 'Name',
        active: true,
      },
    });

    await sandbox.signIn(page, account);
    await page.goto('/monitors/redirects');
    await page.getByRole('button', { name: 'List options' }).click();
    await page.getByRole('menuitem', { name: 'Which one takes it?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Which one takes it?' });
    await dialog.getByRole('textbox', { name: 'Title, SKU or link' }).fill('New ZEBRA Runner 9');
    await expect(dialog.getByRole('heading', { name: '1 redirect or keyword list' })).toBeVisible();
    await expect(dialog.locator('mark')).toHaveText(['ZEBRA', 'Runner']);
    await expect(dialog.getByText(/^Compared with \d+ redirects\.$/)).toBeVisible();

    // The redirects are there; what is missing is asked for, with its calls.
    const missing = account === 'developer' ? 2 : 1;
    await expect(
      dialog.getByText(missing === 1 ? 'This makes 1 call.' : `This makes ${missing} calls.`),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Load them' }).click();
    await dialog.getByRole('button', { name: /^Look through \d+ monitors$/ }).click();
    await expect(dialog.getByText(/^Compared with .+ inputs and examples of \d+ monitors\.$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'What it takes: runner zebra' }).click();
    await expect(dialog.getByText('https://shop.example/zebra-runner-9')).toBeVisible();
    await dialog.getByRole('link', { name: /^Input of / }).click();
    await expect(page).toHaveURL(new RegExp(`/monitors/${uuid}`));
    await expect(dialog).toBeHidden();

    // From the redirect: what it takes of what this visit has loaded, by the keyboard alone.
    await page.keyboard.press('g');
    await page.keyboard.press('r');
    const row = page.getByRole('row', { name: /runner zebra/ });
    await row.focus();
    await page.keyboard.press('x');
    await page.getByRole('button', { name: 'List options' }).press('Enter');
    await page.getByRole('menuitem', { name: 'What the selected one takes' }).press('Enter');
    const reversed = page.getByRole('dialog', { name: 'What it takes' });
    await expect(reversed.locator('mark')).toHaveText(['zebra', 'runner']);
    await expect(reversed.getByRole('button', { name: /^Look through/ })).toBeHidden();
    await reversed.getByRole('button', { name: 'Compare a title instead' }).press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Title, SKU or link' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    if (account === 'customer') return;

    await page.goto('/monitors');
    await page.getByRole('button', { name: 'Developer Settings' }).press('Enter');
    const list = page.getByRole('grid', { name: 'Keyword lists' }).getByRole('row').nth(1);
    await list.getByRole('button', { name: 'What it takes' }).press('Enter');
    await expect(reversed.getByText('Nothing to compare with is loaded yet.')).toBeVisible();
    await expect(reversed.getByRole('button', { name: /^Look through \d+ monitors$/ })).toBeVisible();
  });
}
