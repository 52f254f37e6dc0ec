import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { journeys } from '../../.storybook/pages/journeys.ts';

/*
 * What the catalogue offers designers and reviewers: states, tokens and relations of a component, journeys, token
 * files and the accessibility statement.
 */

const { entries } = JSON.parse(
  readFileSync(new URL('../../storybook-static/index.json', import.meta.url), 'utf8'),
) as { entries: Record<string, { type: 'docs' | 'story' }> };

async function openDocs(page: Page, id: string, theme = 'light'): Promise<void> {
  await page.goto(`/iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`);
  await expect(page.locator('#storybook-docs').getByRole('heading', { level: 1 })).toBeVisible();
}

test('a docs page shows the states of its component in both themes, side by side', async ({ page }) => {
  // Of few states: each frame loads the catalogue's whole preview.
  await openDocs(page, 'primitives-kbd--docs');
  const states = page.getByRole('group', { name: 'States' });
  await states.getByRole('heading', { name: 'Default' }).scrollIntoViewIfNeeded();
  const frames = ['Default, light', 'Default, dark'].map((name) => states.locator(`iframe[title="${name}"]`));
  const boxes = [];
  for (const [index, frame] of frames.entries()) {
    await expect(frame.contentFrame().getByText('/', { exact: true })).toBeVisible();
    await expect(frame.contentFrame().locator('html')).toHaveAttribute(
      'data-theme',
      index === 0 ? 'light' : 'dark',
    );
    boxes.push(await frame.boundingBox());
  }
  expect(boxes[0]?.y).toBe(boxes[1]?.y);
  expect(boxes[0]?.width).toBe(boxes[1]?.width);
});

test('states of a dialog load when they come into view', async ({ page }) => {
  await openDocs(page, 'features-redirects-redirectdialog--docs');
  const states = page.getByRole('group', { name: 'States' });
  const loaded = await states.locator('iframe').count();
  const last = states.getByRole('heading').last();
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => states.locator('iframe').count()).toBeGreaterThan(loaded);
});

test('a docs page names the tokens and the related components', async ({ page }) => {
  await openDocs(page, 'primitives-button--docs');
  const tokens = page.getByRole('table', { name: 'Tokens' });
  await expect(tokens.getByRole('row', { name: /^color/ })).toContainText('onAccent');
  const related = page.getByRole('table', { name: 'Related' });
  await expect(related.getByRole('row', { name: /^Uses/ }).getByRole('link')).toHaveText(['Spinner']);
  await expect(related.getByRole('row', { name: /^Used by/ })).toContainText('UnsavedBar');
});

for (const [name, id] of [
  ['firstSetting', 'journeys-first-saved-setting--docs'],
  ['buyPlan', 'journeys-buy-a-plan--docs'],
  ['addInputs', 'journeys-add-inputs--docs'],
  ['setPermissions', 'journeys-set-permissions--docs'],
] as const) {
  test(`the journey ${name} steps through its stories with Next, Back and the arrow keys`, async ({
    page,
  }) => {
    const steps = journeys[name];
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await openDocs(page, id);
    const status = page.getByRole('status');
    for (const [index, { storyId, title, text }] of steps.entries()) {
      expect(entries[storyId]?.type, storyId).toBe('story');
      await expect(status).toHaveText(`${title}${text}`);
      await expect(page.getByText(`Step ${index + 1} of ${steps.length}`)).toBeVisible();
      const story = page.locator(`iframe[title="${title}"]`).contentFrame();
      await expect(story.locator('body')).toHaveClass(/sb-show-main/);
      if (index === steps.length - 1) break;
      if (index % 2 === 0) await page.getByRole('button', { name: 'Next' }).click();
      else await page.keyboard.press('ArrowRight');
    }
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await page.keyboard.press('ArrowLeft');
    await expect(status).toContainText(steps.at(-2)?.title ?? '');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(status).toContainText(steps.at(-3)?.title ?? '');
    expect(errors).toEqual([]);
  });
}

test('the accessibility statement counts the stories and lists the rules of axe', async ({ page }) => {
  await openDocs(page, 'accessibility--docs');
  const facts = page.getByRole('table', { name: 'What is checked' });
  const stories = Object.values(entries).filter(({ type }) => type === 'story').length;
  await expect(facts.getByRole('row', { name: /^Stories/ })).toContainText(`${stories}, of`);
  await expect(facts.getByRole('row', { name: /^Target/ })).toContainText('WCAG 2.2 AA');
  const rules = page.getByRole('table', { name: 'Rules of axe' });
  await expect(rules.getByRole('row', { name: /color-contrast/ })).toBeVisible();
});
