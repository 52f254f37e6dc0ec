import { generate } from './generate.ts';
import { play } from './play.ts';

/** Plays histories until one breaks a promise, and prints how many that took: for builds with a planted fault. */
const [first = 1, count = 2_000] = process.argv.slice(2).map(Number);
let found: string | null = null;
let tried = 0;
while (found === null && tried < count) {
  const { violation } = await play(generate(first + tried)).catch((error: unknown) => ({
    violation: error as Error,
  }));
  found = violation?.message ?? null;
  tried += 1;
}
process.stdout.write(`${JSON.stringify({ tried, found })}\n`);
