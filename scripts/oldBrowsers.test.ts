import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { oldestBrowsers } from '../packages/app/vite/oldBrowser.ts';

it('the README names the oldest browsers that the build is for', () => {
  const { chrome, edge, firefox, safari } = oldestBrowsers;
  expect(chrome).toBe(edge);
  expect(readFileSync(new URL('../README.md', import.meta.url), 'utf8')).toContain(
    `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}, and newer`,
  );
});
