import { expect, test } from '../fixtures';
import { Firefox } from './firefox';

test.use({ browserName: 'chromium' });

test('Back after a logout shows nothing of the session in Firefox', async ({ sandbox, baseURL }) => {
  const firefox = await Firefox.open(process.env['DROPDECK_FIREFOX'] ?? '');
  try {
    const stored = await sandbox.session('customer');
    await firefox.goto(`${baseURL}/sandbox/home`);
    await firefox.evaluate(`Object.assign(localStorage, ${JSON.stringify(stored)}), null`);
    await firefox.goto(`${baseURL}/settings`);
    const heading = (): Promise<unknown> =>
      firefox.evaluate("document.querySelector('h1')?.textContent ?? ''");
    await expect.poll(heading).toBe('Settings');
    // Firefox does not cache a page with requests in flight, so the prefetches have to finish first.
    const isFetched = (file: string): Promise<unknown> =>
      firefox.evaluate(
        `performance.getEntriesByType('resource').some(({ name }) => name.includes('/${file}-'))`,
      );
    for (const file of ['overlays', 'Activity', 'ConflictQuestion']) {
      await expect.poll(() => isFetched(file), { timeout: 20_000 }).toBe(true);
    }
    await firefox.evaluate(
      `addEventListener('pageshow', ({ persisted }) => persisted && sessionStorage.setItem('restored', 'yes'), true),
       document.querySelector('[aria-label*="account and help"]').click(), null`,
    );
    const logOut = (): Promise<unknown> =>
      firefox.evaluate(
        `(() => {
           const item = [...document.querySelectorAll('[role="menuitem"]')].find((each) => each.textContent === 'Log out');
           item?.click();
           return item !== undefined;
         })()`,
      );
    await expect.poll(logOut).toBe(true);
    const path = (): Promise<unknown> => firefox.evaluate('location.pathname');
    await expect.poll(path).toBe('/sandbox/home');

    await firefox.goBack();
    await expect.poll(path).toBe('/sandbox/login');
    expect(await heading()).not.toBe('Settings');
    // Without this, the test may have passed on a plain reload.
    expect(await firefox.evaluate("sessionStorage.getItem('restored')")).toBe('yes');
  } finally {
    await firefox.close();
  }
});
