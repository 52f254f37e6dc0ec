import { expect } from '@playwright/test';
import { expectHidden, expectVisible, press } from './actions.ts';
import type { Scenario, Stage } from './scenario.ts';

/** A list that the palette loads once a session: a failure is a row with Retry, and never logs out. */
const listOf = (label: string, searchOf: (stage: Stage) => Promise<string>): Scenario => ({
  account: 'developer',
  path: '/payment',
  arrange: async ({ page }) => {
    await page.goto('/payment');
    await expectVisible(page.getByRole('heading', { level: 1 }));
  },
  act: ({ page }) => press(page, 'Search'),
  fails: { message: `${label} could not be loaded` },
  isRetriedByHand: true,
  retry: ({ page }) => press(page, `Retry ${label}`),
  done: async (stage) => {
    const { page } = stage;
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await expectHidden(dialog.getByText(`${label} could not be loaded`));
    await expectHidden(dialog.getByText(`${label} are loading…`));
    await dialog.getByRole('searchbox').fill(await searchOf(stage));
    await expectVisible(dialog.getByRole('group', { name: label }));
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  },
});

const constant = (text: string) => (): Promise<string> => Promise.resolve(text);

/** The name of the first customer. */
async function customerName({ sandbox, token }: Stage): Promise<string> {
  const response = await fetch(`${sandbox.origin}/v1/customers`, { headers: { Authorization: token } });
  const [first] = (await response.json()) as { name: string }[];
  return first?.name ?? '';
}

/** The loads of the palette. */
export const palette: Readonly<Record<string, Scenario>> = {
  'monitors.getMonitors by the palette': listOf('Monitors', constant('a')),
  'redirects.getRedirects by the palette': listOf('Redirects', constant('a')),
  'customers.getCustomers by the palette': listOf('Customers', customerName),
  'commands.getGuilds by the palette': listOf('Servers', constant('society')),
};
