import type { Locator, Page } from '@playwright/test';

/**
 * Opens the menu of a list and chooses an action.
 *
 * @param action the beginning of its name: 'Import', 'Export'.
 * @param menu the name of the menu.
 */
export async function chooseInList(
  page: Page,
  action: string,
  { scope = page, menu = 'List options' }: { scope?: Page | Locator; menu?: string } = {},
): Promise<void> {
  await scope.getByRole('button', { name: menu }).click();
  await page
    .getByRole('menuitem', { name: new RegExp(`^${action}`) })
    .first()
    .click();
}
