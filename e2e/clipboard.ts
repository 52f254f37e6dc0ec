import type { BrowserContext } from '@playwright/test';

/** The text of the clipboard, as a person pastes it: reading it takes a permission that not every browser has. */
export async function pastedText(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await page.setContent('<textarea></textarea>');
  const field = page.getByRole('textbox');
  await field.focus();
  await page.keyboard.press('ControlOrMeta+V');
  const text = await field.inputValue();
  await page.close();
  return text;
}
