import type { Browser } from 'playwright-core';
import { measureKeys, quantile } from './lists/measure.ts';
import { openPage } from './probe.ts';
import type { Product } from './product.ts';

interface KeyFigures {
  readonly p50: number;
  readonly p95: number;
  /** Keys that another one overtook before they were painted. */
  readonly lost: number;
}

/** Milliseconds from a key in the palette to its paint, under CPU throttling. */
export interface PaletteFigures {
  readonly entries: number;
  /** The key in the field. */
  readonly echo: KeyFigures;
  /** The rows that it leads to. */
  readonly results: KeyFigures;
}

const dialog = 'document.querySelector(\'[role="dialog"]\')';
const words = ['nike 12', 'so416', 'dashboard', 'extend', 'jd jp 8'];

/** Types into the palette of the large account, twice: once for the field and once for the rows. */
export async function measurePalette(browser: Browser, product: Product): Promise<PaletteFigures> {
  const monitors = await product.monitors('crowded');
  const { page, cdp } = await openPage(browser, await product.session('crowded'));
  await page.goto(`${product.origin}/monitors`);
  await page.getByRole('rowheader').first().waitFor();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const field = page.getByRole('dialog').getByRole('searchbox');
  await field.fill('nike');
  await page.getByRole('group', { name: 'Monitors' }).waitFor();
  await field.fill('');

  const measure = async (read: string): Promise<KeyFigures> => {
    const { took, lost } = await measureKeys(
      {
        page,
        cdp,
        field,
        read,
        rows: '[role="menuitem"]',
        body: '[role="menu"]',
        whole: '[role="dialog"]',
        scroller: null,
      },
      words,
    );
    return { p50: quantile(took, 0.5), p95: quantile(took, 0.95), lost };
  };
  const echo = await measure(`${dialog}.querySelector('input').value`);
  const results = await measure(`${dialog}.querySelector('[role="menu"]').textContent`);
  await page.context().close();
  return { entries: monitors.length, echo, results };
}
