import type { Page } from '@playwright/test';

/** Chooses from the menu on the person's name in the sidebar: “Preferences”, “Log out”. */
export async function chooseInMenu(page: Page, item: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: /, account and help/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}
