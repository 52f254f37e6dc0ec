import type { Page } from '@playwright/test';
import { expect, test, type Sandbox } from './fixtures';

/** The calls below /v1/monitors/ and of commands that the page has made. */
const deepCalls = (page: Page): (() => number) => {
  let count = 0;
  page.on('request', (request) => {
    if (/\/v1\/(?:monitors\/[^/]+$|user\/info\/bot\/commands)/.test(request.url())) count += 1;
  });
  return () => count;
};

/** A customer whose setup is done, but for a monitor and an odd webhook. */
async function open(page: Page, sandbox: Sandbox, account: 'customer' | 'developer'): Promise<void> {
  await sandbox.signIn(page, account);
  await page.goto('/monitors');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
}

for (const account of ['customer', 'developer'] as const) {
  test(`the check-up leads a ${account} from the overview to what is to be done`, async ({
    page,
    sandbox,
  }) => {
    const deep = deepCalls(page);
    await open(page, sandbox, account);
    await page.getByRole('link', { name: /^Check-up: \d+ things? to look at$/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Check-up' })).toBeFocused();
    await expect(page.getByText('Monitors that need setup')).toBeVisible();
    const looked = page.getByRole('region', { name: 'What was looked at' });
    await expect(looked.getByText('Not looked at').first()).toBeVisible();
    expect(deep()).toBe(0);

    const scan = looked.getByRole('button', { name: /^Look through \d+ monitors/ });
    const calls = Number(/(\d+) calls/.exec((await looked.textContent()) ?? '')?.[1]);
    await scan.click();
    await expect(looked.getByRole('button', { name: /^Look again: \d+ calls$/ })).toBeVisible();
    expect(deep()).toBe(calls);
    await expect(looked.getByText('Not looked at', { exact: true })).toHaveCount(0);

    await page
      .getByRole('region', { name: 'Monitors that need setup' })
      .getByRole('link', { name: /^Open / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/monitors\/[^/]+$/);
    await expect(page.getByRole('textbox', { name: 'Link' })).toBeFocused();
  });
}

test('what is put away stays away, with the keyboard alone, and can be brought back', async ({
  page,
  sandbox,
}) => {
  await open(page, sandbox, 'customer');
  await page.goto('/tools/check-up');
  const setup = page.getByRole('region', { name: 'Monitors that need setup' });
  const away = setup.getByRole('button', { name: /^Put away / }).first();
  const name = ((await away.getAttribute('aria-label')) ?? '').replace('Put away ', '');
  await away.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'I will do it later' }).press('Enter');
  await expect(setup.getByText(name, { exact: true })).toHaveCount(0);

  await page.reload();
  await expect(setup.getByText(name, { exact: true })).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Put away/ })
    .last()
    .click();
  await expect(page.getByText(/^I will do it later/)).toBeVisible();
  await page.getByRole('button', { name: `Bring back ${name}` }).click();
  await expect(setup.getByText(name, { exact: true })).toBeVisible();
});
