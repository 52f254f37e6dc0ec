import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { planted } from '../../packages/sandbox/src/model/planted.ts';

// Whether the model finds it takes minutes; that it can be planted is known at once.
it.each(planted)('names a line of the product: $name', ({ file, from }) => {
  expect(readFileSync(new URL(`../../packages/domain/src/${file}`, import.meta.url), 'utf8')).toContain(from);
});
