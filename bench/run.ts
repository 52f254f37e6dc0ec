import { existsSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright-core';
import { findBrowser } from '../scripts/browser.ts';
import { root } from '../scripts/root.ts';
import { measureGraph } from './graph.ts';
import { measureLines } from './lists/editor.ts';
import { measureLists } from './lists/lists.ts';
import { measureLoop } from './loop.ts';
import { measurePages } from './pages.ts';
import { measurePalette } from './palette.ts';
import { startProduct } from './product.ts';
import { serveReference } from './reference/serve.ts';
import { report } from './report.ts';

/**
 * `npm run bench`: builds the product, measures it and the reference pages in one run, prints the results and
 * writes bench/results.md. What a visit fetches is in docs/performance.md.
 */
const build = spawnSync('npx', ['--no-install', 'tsx', 'scripts/build.ts'], { cwd: root, stdio: 'inherit' });
if (build.status !== 0 || !existsSync(`${root}packages/app/dist/index.html`)) process.exit(1);

const browser = await chromium.launch(await findBrowser());
const product = await startProduct();
const reference = await serveReference();
try {
  const lists = await measureLists(browser, product, reference);
  const lines = await measureLines(browser, product, reference);
  const graph = await measureGraph(browser, product);
  const palette = await measurePalette(browser, product);
  const visits = await measurePages(browser, product, reference);
  const loop = await measureLoop(browser);
  const { emptyBytes } = reference;
  const text = report({
    browser: browser.version(),
    lists: [...lists, lines],
    graph,
    palette,
    ...visits,
    loop,
    emptyBytes,
  });
  writeFileSync(new URL('results.md', import.meta.url), text);
  console.log(text);
} finally {
  await browser.close();
  reference.close();
  product.close();
}
process.exit(0);
