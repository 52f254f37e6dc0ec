import type { Page } from '@playwright/test';
import { expect, test, type Sandbox } from './fixtures';

/** Notifications that the page has shown: the browser of the journeys has none. */
interface Shown {
  readonly title: string;
  readonly body: string;
}

/** A browser that answers the question about notifications, with a tab that can be hidden. */
async function stub(page: Page, answer: NotificationPermission): Promise<void> {
  await page.addInitScript((granted) => {
    const shown: object[] = [];
    class Stub extends EventTarget {
      static permission = 'default';
      static requestPermission = async (): Promise<string> => {
        Stub.permission = granted;
        return granted;
      };
      constructor(title: string, options: object) {
        super();
        shown.push({ title, ...options });
      }
      close = (): void => undefined;
    }
    Object.assign(window, { Notification: Stub, shown });
    let state = 'visible';
    Object.defineProperty(document, 'visibilityState', { get: () => state });
    Object.assign(window, {
      setVisible: (isVisible: boolean) => {
        state = isVisible ? 'visible' : 'hidden';
        document.dispatchEvent(new Event('visibilitychange'));
      },
    });
  }, answer);
}

const setVisible = (page: Page, isVisible: boolean): Promise<void> =>
  page.evaluate(
    (next) => (window as unknown as { setVisible: (is: boolean) => void }).setVisible(next),
    isVisible,
  );
const shownBy = (page: Page): Promise<readonly Shown[]> =>
  page.evaluate(() => (window as unknown as { shown: Shown[] }).shown);

/** Starts a scan of all monitors that takes some seconds. */
async function scan(page: Page, sandbox: Sandbox): Promise<void> {
  await sandbox.signIn(page, 'customer');
  await sandbox.fault('monitorDetail.getMonitor', { kind: 'delay', ms: 700 });
  await page.goto('/tools/webhooks');
  await page.getByRole('button', { name: /^Look through \d+ monitors$/ }).click();
}

const offer = (page: Page) => page.getByRole('button', { name: 'Notify me when it is done' });

test('a long job in a hidden tab tells that it is done, after the person has asked for it once', async ({
  page,
  sandbox,
}) => {
  await stub(page, 'granted');
  await scan(page, sandbox);
  await offer(page).click();
  await expect(offer(page)).toHaveCount(0);
  await setVisible(page, false);
  await expect(page).toHaveTitle(/^Done: (\d+) of \1 · Webhooks · Dropdeck$/, { timeout: 30_000 });
  expect(await shownBy(page)).toEqual([
    expect.objectContaining({ title: 'Dropdeck', body: expect.stringMatching(/^Done: (\d+) of \1$/) }),
  ]);
  await setVisible(page, true);
  await expect(page).toHaveTitle('Webhooks · Dropdeck');
});

test('without the permission the title shows it, and the permission is not requested again', async ({
  page,
  sandbox,
}) => {
  await stub(page, 'denied');
  await scan(page, sandbox);
  await offer(page).focus();
  await page.keyboard.press('Enter');
  await setVisible(page, false);
  await expect(page).toHaveTitle(/^Done: /, { timeout: 30_000 });
  expect(await shownBy(page)).toEqual([]);
  await setVisible(page, true);
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});
