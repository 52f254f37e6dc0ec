import { expect, type Page } from '@playwright/test';
import {
  openPage,
  box,
  dialogOf,
  followLink,
  openOtherPage,
  expectHidden,
  expectText,
  press,
  expectVisible,
} from './actions.ts';
import type { Scenario, Stage } from './scenario.ts';

async function openPanel({ page }: Stage): Promise<void> {
  await page.evaluate(() => localStorage.setItem('dropdeck:developer-panel', 'open'));
  await page.goto('/monitors');
  await expectVisible(page.getByRole('heading', { name: 'Keyword Settings' }));
}

const grid = (page: Page, kind: string) => page.getByRole('grid', { name: `${kind} lists` });

/** The four calls of a kind of list, which differ in their texts only. */
function listCalls(options: {
  readonly kind: 'Keyword' | 'Proxy';
  readonly call: string;
  readonly lines: string;
  readonly createFailed: string;
}): Readonly<Record<string, Scenario>> {
  const { kind, call, lines, createFailed } = options;
  const word = kind.toLowerCase();
  const common = { account: 'developer', path: openPanel } as const;
  const edits = {
    expectDraft: async ({ page, typed }: Stage) => {
      await expect(box(dialogOf(page), lines)).toContainText(typed.replaceAll(' ', '-'));
    },
  };
  const type = async (page: Page, typed: string): Promise<void> => {
    await box(dialogOf(page), lines).click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await page.keyboard.insertText(typed.replaceAll(' ', '-'));
  };
  return {
    [`${call}.get${kind}Lists`]: {
      ...common,
      arrange: ({ page }) => openOtherPage(page),
      act: ({ page }) => followLink(page, '/monitors'),
      fails: { message: `The ${word} lists could not be loaded` },
      done: async ({ page }) => {
        await expectHidden(page.getByText(`The ${word} lists could not be loaded`));
        await expectVisible(grid(page, kind).getByRole('rowheader'));
      },
    },
    [`${call}.save${kind}List`]: {
      ...common,
      ...edits,
      arrange: async ({ page, typed }) => {
        await openPage(page, '/monitors');
        await press(grid(page, kind), 'Edit');
        await type(page, typed);
      },
      act: ({ page }) => press(dialogOf(page), 'Save Changes'),
      fails: { message: `Failed to save ${word} list` },
      retry: ({ page }) => press(dialogOf(page), 'Save Changes'),
      done: async ({ page }) => {
        await expectText(page, `${kind} list saved successfully`);
        await expectHidden(dialogOf(page));
      },
    },
    [`${call}.create${kind}List`]: {
      ...common,
      ...edits,
      arrange: async ({ page, typed }) => {
        await openPage(page, '/monitors');
        await press(page, `Create ${kind} List`);
        await box(dialogOf(page), 'Name').fill(typed);
        await type(page, typed);
      },
      act: ({ page }) => press(dialogOf(page), 'Create'),
      fails: { message: createFailed },
      retry: ({ page }) => press(dialogOf(page), 'Create'),
      done: async ({ page }) => {
        await expectText(page, `New ${word} list created successfully`);
        await expectHidden(dialogOf(page));
      },
    },
    [`${call}.delete${kind}List`]: {
      ...common,
      isUntouched: true,
      arrange: async ({ page }) => {
        await openPage(page, '/monitors');
        await expectVisible(grid(page, kind).getByRole('rowheader'));
      },
      act: ({ page }) => press(grid(page, kind), 'Delete'),
      fails: { message: `Failed to delete ${word} list` },
      retry: ({ page }) => press(grid(page, kind), 'Delete'),
      done: ({ page }) => expectText(page, `${kind} list deleted successfully`),
    },
  };
}

export const lists: Readonly<Record<string, Scenario>> = {
  ...listCalls({
    kind: 'Keyword',
    call: 'keywords',
    lines: 'Keywords',
    createFailed: 'Failed to create keyword list',
  }),
  ...listCalls({
    kind: 'Proxy',
    call: 'proxies',
    lines: 'Proxies',
    createFailed: 'Failed to create new proxy list',
  }),
};
