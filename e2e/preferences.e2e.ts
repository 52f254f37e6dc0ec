import { expect, test } from './fixtures';

test('reduced motion stops every animation and transition', async ({ page, sandbox }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await sandbox.signIn(page, 'customer');
  await page.goto('/settings');
  const durations = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('button, a, input')].flatMap((element) =>
        getComputedStyle(element).transitionDuration.split(', '),
      ),
    );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await durations()).toContain('0.12s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(new Set(await durations())).toEqual(new Set(['0s']));
});
