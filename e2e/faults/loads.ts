import { allCalls } from '@dropdeck/domain/contract';
import { pages } from '@dropdeck/domain/shell/pages';
import { expectHidden, expectVisible, loadByLink } from './actions.ts';
import type { Scenario } from './scenario.ts';

const FAILED = /could not be loaded/;

const rowOf = (path: string): Scenario => ({
  account: 'developer',
  path,
  ...loadByLink(path),
  fails: { message: FAILED },
  done: async ({ page }) => {
    await expectHidden(page.getByText(FAILED));
    await expectVisible(page.getByRole('rowheader'));
  },
});

/** The first call of each page of the menu, whose failure shows a message and Retry in place of the list. */
export const loads: Readonly<Record<string, Scenario>> = Object.fromEntries(
  Object.values(pages).flatMap(({ path, navigation, firstCall }) =>
    navigation === undefined
      ? []
      : allCalls
          .filter((call) => call.method === 'GET' && call.path === firstCall)
          .map(({ name }) => [name, rowOf(path)]),
  ),
);
