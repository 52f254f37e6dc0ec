import type { Page } from '@playwright/test';
import {
  closeDialog,
  dialogOf,
  expectHidden,
  expectText,
  expectVisible,
  openPage,
  press,
} from './actions.ts';
import type { Scenario, Stage } from './scenario.ts';

/** Opens the first monitor, and Apply to… up to the choice of another one, which is not read yet. */
async function chooseTarget({ page }: Stage): Promise<void> {
  await closeDialog(page);
  await openPage(page, '/monitors');
  await page.getByRole('rowheader').first().click();
  await press(page, 'Apply to…');
  const everything = dialogOf(page).getByRole('checkbox', { name: 'Everything' });
  await everything.press('Space');
  await everything.press('Space');
  await dialogOf(page).getByRole('checkbox', { name: 'Example Inputs' }).press('Space');
  await press(dialogOf(page), 'Continue');
  await dialogOf(page).getByRole('listitem').getByRole('checkbox').first().press('Space');
  await expectVisible(dialogOf(page).getByRole('button', { name: 'Continue with 1 monitor' }));
}

const close = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await expectHidden(dialogOf(page));
};

/** The calls of Apply to…: a failure is a result in the dialog, and a 429 is waited for. Nothing logs out. */
export const fleet: Readonly<Record<string, Scenario>> = {
  'monitorDetail.getMonitor of another monitor': {
    account: 'developer',
    path: '/monitors',
    arrange: chooseTarget,
    act: ({ page }) => press(dialogOf(page), 'Continue with 1 monitor'),
    fails: (fault) => ({ message: fault === '429' ? 'Comparing 1 monitor' : '0 of 1 monitor loaded' }),
    retry: ({ page }) => press(dialogOf(page), 'Retry'),
    done: async ({ page }) => {
      await expectVisible(dialogOf(page).getByRole('button', { name: 'Apply 1 change' }));
      await close(page);
    },
  },
  'monitorDetail.saveExampleInputs of another monitor': {
    account: 'developer',
    path: '/monitors',
    isUntouched: true,
    arrange: async (stage) => {
      await chooseTarget(stage);
      await press(dialogOf(stage.page), 'Continue with 1 monitor');
      await expectVisible(dialogOf(stage.page).getByRole('button', { name: 'Apply 1 change' }));
    },
    act: ({ page }) => press(dialogOf(page), 'Apply 1 change'),
    fails: (fault) => ({ message: fault === '429' ? 'Making 1 change' : '1 of 1 change failed' }),
    // A 429 is sent again after the time that it names.
    retry: async ({ page, fault }) => {
      if (fault !== '429') await press(dialogOf(page), 'Retry 1 change');
    },
    done: async ({ page }) => {
      await expectText(page, '1 change made');
      await close(page);
    },
  },
};
