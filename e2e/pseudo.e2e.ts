import type { Page } from '@playwright/test';
import { pressEach } from './crawl';
import { expect, storeOnLoad, test } from './fixtures';

/** What is no message: addresses, HTTP’s names of statuses, names, codes, keys, formats, the words of React Aria and of a customer’s embeds. */
const words = `Dropdeck Discord Stripe Webhooks? CSV JSON URL SKU PID EAN API English Deutsch UTC GMT AM PM Ctrl Esc Enter Tab Shift Alt
 config true false [A-Z]{2} January February March April May June July August September October November December days
 year month day Dismiss Color picker Saturation Brightness Hue light cyan Toolbox Update Site Sizes Price Example`;
const known = new RegExp(
  String.raw`https?:\S+|\b[1-5]\d\d (?:[A-Z][a-z]+ ?)+|\b(?:${words.split(/\s+/).join('|')})\b`,
  'g',
);

/** Texts that are shown or said, without those of code, keys, and the person's own values. */
const shownTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element): boolean =>
      element.checkVisibility() &&
      element.closest('code, kbd, pre, .cm-editor, [aria-hidden=true], [inert]') === null;
    return [...document.querySelectorAll('body *')].filter(isShown).flatMap((element) => {
      const attributes = ['aria-label', 'placeholder', 'title', 'alt', 'aria-valuetext'].map(
        (name) => element.getAttribute(name) ?? '',
      );
      const texts = [...element.childNodes].flatMap((node) =>
        node.nodeType === Node.TEXT_NODE ? [node.nodeValue ?? ''] : [],
      );
      return [...attributes, ...texts].filter((text) => /[a-z]{2}/i.test(text));
    });
  });

/** What the answers so far say, in which also the names of keys may be shown. */
function collectData(page: Page): () => Promise<string> {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/v1/')) answers.push(response.text().catch(() => ''));
  });
  // The login tells the name.
  return async () => ['noor haddad', ...(await Promise.all(answers))].join('\n').toLowerCase();
}

/** Words that have no accents and are no data. */
const englishIn = (texts: readonly string[], data: string): readonly string[] => [
  ...new Set(
    texts.filter((text) =>
      text
        .replaceAll(known, ' ')
        .split(/[^\p{L}\d’']+/u)
        .some((word) => /^[a-z]{3,}$/i.test(word) && !data.includes(word.toLowerCase())),
    ),
  ),
];

/** Both run before each push; the others in `npm run ci full`. */
const first = new Set(['monitor', '/customers']);

const paths = [
  '/settings',
  '/commands',
  '/payment',
  '/monitors',
  '/monitors/redirects',
  'monitor',
  '/dashboard-access',
  '/customers',
  '/tools/webhooks',
  '/payment-error',
  '/nowhere',
];

/** A button of each kind: those of rows differ by the name of the row. */
async function buttonsOf(page: Page): Promise<readonly string[]> {
  const names = await page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.checkVisibility() && !button.hasAttribute('disabled'))
        .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
    );
  const kinds = new Map(names.map((name) => [name.replaceAll(/[\x20-\x7e]/g, ''), name]));
  return [...kinds.values()];
}

test.describe('in the pseudo-language', () => {
  for (const path of paths) {
    const tag = first.has(path) ? [] : '@full';
    test(`no English is left on ${path} and in what opens there`, { tag }, async ({ page, sandbox }) => {
      test.setTimeout(180_000);
      await sandbox.signIn(page, 'developer');
      await storeOnLoad(page, { 'dropdeck:preferences': '{"language":"en-XA","folded":[]}' });
      const dataOf = collectData(page);
      const address = path === 'monitor' ? `/monitors/${await sandbox.firstMonitor('developer')}` : path;
      const open = async (): Promise<void> => {
        await page.goto(address);
        await page.waitForLoadState('networkidle');
      };
      await open();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
      const found = new Set(englishIn(await shownTexts(page), await dataOf()));
      await pressEach(page, {
        address,
        names: await buttonsOf(page),
        open,
        look: async (name) => {
          for (const text of englishIn(await shownTexts(page), await dataOf()))
            found.add(`${text} (after ${name})`);
        },
      });
      expect([...found]).toEqual([]);
    });
  }
});
