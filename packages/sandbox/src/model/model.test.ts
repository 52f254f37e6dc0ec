import { expect, it } from 'vitest';
import { examples } from './examples.ts';
import { generate, shrink } from './generate.ts';
import { writeHistory, type History } from './history.ts';
import { play } from './play.ts';

/** Histories with each run of the tests; `npm run ci model` plays more. */
const COUNT = Number(process.env['HISTORIES'] ?? 2_000);
/** A seed that failed is tried by itself with `SEED`. */
const FIRST = Number(process.env['SEED'] ?? 1);

/** The smallest history that breaks the same promise, in words. */
async function explain(history: History, promised: string): Promise<string> {
  const small = await shrink(history, async (one) => (await play(one)).violation?.promised === promised);
  const { words, violation } = await play(small);
  return [violation?.message ?? '', ...words, writeHistory(small)].join('\n  ');
}

it.each(examples)('nothing is lost: $name', async ({ history }) => {
  const { words, violation } = await play(history);
  expect(violation, words.join('\n')).toBeNull();
});

it('nothing is lost, in any order', async () => {
  let broken: string | null = null;
  for (let seed = FIRST; broken === null && seed < FIRST + COUNT; seed += 1) {
    const history = generate(seed);
    const { violation } = await play(history);
    if (violation !== null) broken = `seed ${seed}: ${await explain(history, violation.promised)}`;
  }
  expect(broken).toBeNull();
}, 600_000);
