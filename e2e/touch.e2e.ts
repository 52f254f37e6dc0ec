import { expect, test } from './fixtures';

/* What a finger presses, and what the keyboard of a phone covers. Pointer media are emulated over Chromium's protocol. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('fields have 16 px text on a phone on its side, where a smaller one would magnify the page @cdp', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await sandbox.open(page, 'customer', '/settings');
  await expect(page.getByRole('textbox', { name: 'Bot Name' })).toHaveCSS('font-size', '16px');
});

test('a sheet stays above an on-screen keyboard that covers the page @cdp', async ({ page, sandbox }) => {
  await sandbox.open(page, 'customer', '/monitors/{uuid}');
  await page.getByRole('button', { name: 'Add input' }).click();
  const submit = page.getByRole('dialog').getByRole('button', { name: 'Add input' });
  const end = async (): Promise<number> => {
    const box = await submit.boundingBox();
    return box === null ? Infinity : box.y + box.height;
  };
  await expect.poll(end).toBeGreaterThan(700);
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { configurable: true, value: 500 });
    visualViewport?.dispatchEvent(new Event('resize'));
  });
  await expect.poll(end).toBeLessThan(500);
});

test('a finger beside a color and a clear button reaches them @cdp', async ({ page, sandbox }) => {
  for (const [path, label] of [
    ['/settings', 'Color picker'],
    ['/monitors?search=zal', 'Clear search'],
  ] as const) {
    await sandbox.open(page, 'customer', path);
    const control = page.getByLabel(label).first();
    await control.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        control.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const [x, y] = [(left + right) / 2, (top + bottom) / 2];
          return (
            [
              [-21, 0],
              [21, 0],
              [0, -21],
              [0, 21],
            ] as const
          ).every(([dx, dy]) => document.elementFromPoint(x + dx, y + dy) === element);
        }),
      )
      .toBe(true);
  }
});
