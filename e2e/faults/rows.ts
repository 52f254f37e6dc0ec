import { expect, type Page } from '@playwright/test';
import {
  box,
  dialogOf,
  expectHidden,
  expectText,
  followLink,
  openOtherPage,
  openPage,
  press,
} from './actions.ts';
import type { FaultName } from './matrix.ts';
import type { Outcome, Scenario } from './scenario.ts';

/* What the rows of the matrix share. */

export type Rows = Readonly<Record<string, Scenario>>;

const as = (account: string) => (path: Scenario['path']) => ({ account, path });
export const customer = as('customer');
export const developer = as('developer');

/** What most faults show, and what some others do: a message, or the end of the session. */
export function failsWith(
  most: string | Outcome,
  others: Readonly<Partial<Record<FaultName, string | Outcome>>>,
): (fault: FaultName) => Outcome {
  return (fault) => {
    const shown = others[fault] ?? most;
    return typeof shown === 'string' ? { message: shown } : shown;
  };
}

/** The session ends, with a message or without one. */
export const ended = (message: string | null = null): Outcome => ({ message, ends: true });

/** A load that begins when the menu opens its page. */
export const loadByLink = (path: string): Pick<Scenario, 'arrange' | 'act'> => ({
  arrange: ({ page }) => openOtherPage(page),
  act: ({ page }) => followLink(page, path),
});

/** A call that a button makes, and makes again. */
export const byButton = (
  name: string | RegExp,
  scopeOf: (page: Page) => Parameters<typeof press>[0] = (page) => page,
): Pick<Scenario, 'act' | 'retry'> => ({
  act: ({ page }) => press(scopeOf(page), name),
  retry: ({ page }) => press(scopeOf(page), name),
});

/** A call that a button of a dialog makes. A failure leaves the dialog open; a success closes it. */
export const bySubmit = (name: string, saved: string): Pick<Scenario, 'act' | 'retry' | 'done'> => ({
  ...byButton(name, dialogOf),
  done: async ({ page }) => {
    await expectText(page, saved);
    await expectHidden(dialogOf(page));
  },
});

/** A dialog that a button of the page opens, with a field whose text a failure leaves there. */
export const byForm = (options: {
  readonly path: string;
  readonly opens: string | RegExp;
  readonly field: string;
  readonly others?: Readonly<Record<string, string>>;
  readonly submit: string;
  readonly saved: string;
}): Pick<Scenario, 'arrange' | 'act' | 'expectDraft' | 'retry' | 'done'> => ({
  ...bySubmit(options.submit, options.saved),
  arrange: async ({ page, typed }) => {
    await openPage(page, options.path);
    await press(page, options.opens);
    for (const [name, text] of Object.entries({ ...options.others, [options.field]: typed }))
      await box(dialogOf(page), name).fill(text);
  },
  expectDraft: ({ page, typed }) => expect(box(dialogOf(page), options.field)).toHaveValue(typed),
});
