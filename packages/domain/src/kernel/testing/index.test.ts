/// <reference types="vite/types/importMeta.d.ts" />
import { expect, it } from 'vitest';

/** The features' entry points, as package.json exports them. */
const entries = import.meta.glob<Record<string, unknown>>(
  [
    '../../{account,monitors,shell,tools}/*/index.ts',
    '../../{commands,contract,customers,kernel,resources}/index.ts',
    '../../kernel/toasts/index.ts',
    '../../**/{bulk,panel,tool}/index.ts',
  ],
  { eager: true },
);

it('the public exports are the intended ones', () => {
  const surface = Object.fromEntries(
    Object.entries(entries).map(([file, names]) => [
      file.slice('../../'.length, -'/index.ts'.length),
      Object.keys(names).toSorted(),
    ]),
  );
  expect(surface).toMatchSnapshot();
});
