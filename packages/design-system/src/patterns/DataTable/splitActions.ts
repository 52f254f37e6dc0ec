import type { RowAction } from './types';

/** The actions of a row that are buttons, and those in its menu. One secondary action alone is a button. */
export function splitActions(actions: readonly RowAction[]): {
  readonly buttons: readonly RowAction[];
  readonly menu: readonly RowAction[];
} {
  const menu = actions.filter(({ isSecondary }) => isSecondary === true);
  return menu.length < 2
    ? { buttons: actions, menu: [] }
    : { buttons: actions.filter((action) => !menu.includes(action)), menu };
}
