import type { Page } from '@playwright/test';
import { expect } from './fixtures';

export const WEBHOOK = 'https://discord.com/api/webhooks/1/typed';

export const dialog = (page: Page) => page.getByRole('dialog');
export const addForm = (page: Page) => page.getByRole('form', { name: 'Add an input' });
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true });

/** A dialog that creates, with a secret, and one that edits. The domain's tests have all editors. */
export const editors = [
  {
    name: 'a redirect',
    path: '/monitors/redirects',
    open: (page: Page) => page.getByRole('button', { name: 'Create Redirect' }).click(),
    typed: { Keyword: 'Quay Street', 'Webhook URL': WEBHOOK },
    submit: 'Create',
    saved: 'Redirect saved',
  },
  {
    name: 'an input',
    path: '/monitors/{uuid}',
    open: (page: Page) =>
      page.getByRole('grid', { name: 'Inputs' }).getByRole('button', { name: 'Edit' }).first().click(),
    typed: { Note: 'typed note' },
    submit: 'Save Changes',
    saved: 'Inputs updated successfully',
  },
] as const;

type Editor = (typeof editors)[number];

export async function type(page: Page, { typed }: Editor): Promise<void> {
  for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text);
}

export async function save(page: Page, { submit, saved }: Editor): Promise<void> {
  await dialog(page).getByRole('button', { name: submit, exact: true }).click();
  await expect(page.getByText(saved)).toBeVisible();
}

export async function expectTyped(page: Page, { typed }: Editor): Promise<void> {
  for (const [name, text] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(text);
}
