import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';

/*
 * The catalogue for its readers: docs pages at both widths and in both themes, and the manager around them.
 * Stories have their own tests.
 */

interface IndexEntry {
  id: string;
  title: string;
  type: 'docs' | 'story';
}

const index = JSON.parse(
  readFileSync(new URL('../../storybook-static/index.json', import.meta.url), 'utf8'),
) as { entries: Record<string, IndexEntry> };
const docs = Object.values(index.entries).filter(({ type }) => type === 'docs');

async function openDocs(page: Page, id: string, theme = 'light'): Promise<void> {
  await page.goto(`/iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`);
  await expect(page.locator('#storybook-docs').getByRole('heading').first()).toBeVisible();
}

/** Pixels by which the page overflows its right edge. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const backgroundOf = (page: Page, selector: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

test.describe('a docs page', () => {
  for (const { id, title } of docs) {
    test(`${title} fits 1440 and 390 px, shows its tables and offers no empty JSON editor`, async ({
      page,
    }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await openDocs(page, id);
      await expect(page.locator('.docblock-argstable').getByText('Set object')).toHaveCount(0);
      await expect(page.getByText(/^\s*\|.*\|\s*$/m)).toHaveCount(0);
      expect(await overflow(page), 'at 1440 px').toBe(0);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(() => overflow(page), 'at 390 px').toBe(0);
      expect(errors).toEqual([]);
    });
  }
});

test('a docs page and its stories are dark in the dark theme, framed stories too', async ({ page }) => {
  const dark = 'rgb(13, 15, 28)';
  await openDocs(page, 'primitives-button--docs', 'dark');
  expect(await backgroundOf(page, 'body')).toBe(dark);
  expect(await backgroundOf(page, '.sbdocs-wrapper')).toBe('rgb(21, 24, 48)');
  expect(await backgroundOf(page, '.docs-story')).toBe(dark);

  await page.goto('/?path=/docs/features-payment-successscreen--docs&globals=theme:dark');
  const story = page.frameLocator('#storybook-preview-iframe').frameLocator('iframe[id^="iframe--"]').first();
  await expect(story.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a story renders once in each theme, side by side, and its play function still finds each element once', async ({
  page,
}) => {
  await page.goto('/iframe.html?viewMode=story&id=primitives-button--default&globals=theme:both');
  const light = page.getByRole('region', { name: 'Light theme' });
  const dark = page.getByRole('region', { name: 'Dark theme' });
  const colorIn = (pane: typeof light) =>
    pane.getByRole('button').evaluate((button) => getComputedStyle(button).color);
  await expect(light.getByRole('button')).toBeVisible();
  await expect(dark.getByRole('button')).toBeVisible();
  expect(await colorIn(light)).not.toBe(await colorIn(dark));
  const [left, right] = [await light.boundingBox(), await dark.boundingBox()];
  expect(left?.y).toBe(right?.y);
  expect(left?.width).toBe(right?.width);
  await expect(page.locator('#storybook-root').getByRole('button')).toHaveCount(1);
});

test('a screen links to its section of the specification, and the page scrolls there', async ({ page }) => {
  await page.goto('/?path=/docs/features-payment-successscreen--docs');
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.getByRole('link', { name: 'Specification 2.15 Success' }).click();
  await expect(page).toHaveURL(/foundations-specification--docs.*#2-15-success$/);
  await expect(preview.getByRole('heading', { name: '2.15 Success' })).toBeInViewport();
});

test('the introduction numbers its steps', async ({ page }) => {
  await openDocs(page, 'introduction--docs');
  await expect(page.locator('#storybook-docs ol')).toHaveCSS('list-style-type', 'decimal');
});

test('the manager uses the font Inter and sends no request to another server', async ({ page, baseURL }) => {
  const otherOrigins: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !/^(?:data|blob):/.test(request.url()))
      otherOrigins.push(request.url());
  });
  await page.goto('/?path=/docs/introduction--docs');
  await expect(page.getByRole('link', { name: 'Introduction' })).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].some((font) => font.family.includes('Inter') && font.status === 'loaded'),
      ),
    )
    .toBe(true);
  expect(otherOrigins).toEqual([]);
});

test('the toolbar offers 390 and 1440 px', async ({ page }) => {
  await page.goto('/?path=/story/primitives-button--default');
  await page.getByRole('button', { name: /viewport/i }).click();
  await expect(page.getByText('390 phone')).toBeVisible();
  await expect(page.getByText('1440 desktop')).toBeVisible();
});
