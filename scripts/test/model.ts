import { availableParallelism } from 'node:os';
import { withModel } from './playModel.ts';

/**
 * `npm run ci model`: plays 200,000 histories of the model, or `HISTORIES` of them, from the seed 1 or `SEED` on, on all
 * cores. The first that breaks a promise fails the run; `SEED=… HISTORIES=1 npx vitest run --project sandbox` then tells
 * its smallest form in words.
 */
const COUNT = Number(process.env['HISTORIES'] ?? 200_000);
const FIRST = Number(process.env['SEED'] ?? 1);
/** Histories of one process. */
const CHUNK = 2_500;

const begun = performance.now();
const broken = await withModel(null, async (play) => {
  let next = FIRST;
  let done = 0;
  const found: string[] = [];
  async function work(): Promise<void> {
    while (next < FIRST + COUNT && found.length === 0) {
      const first = next;
      const count = Math.min(CHUNK, FIRST + COUNT - first);
      next += count;
      const played = await play(first, count);
      done += played.tried;
      if (played.found !== null) found.push(`seed ${first + played.tried - 1}: ${played.found}`);
      console.log(`${done} of ${COUNT} histories, ${Math.round((performance.now() - begun) / 1000)} s`);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return found;
});
for (const line of broken) console.error(line);
console.log(`${broken.length === 0 ? 'No' : 'A'} history breaks a promise`);
process.exit(broken.length === 0 ? 0 : 1);
