import { createRandom } from '../random.ts';
import { ACTS } from './acts/index.ts';
import type { History, Step } from './history.ts';
import { NEWCOMER } from './world.ts';

/** The acts of a part of the product, by the beginning of their names. */
const FOCUSES = [
  ['redirects.'],
  ['inputs.'],
  ['inputs.', 'inputs2.', 'monitor.'],
  ['monitor.'],
  ['settings.'],
  ['customers.'],
  ['keywords.', 'proxies.'],
  ['access.', 'commands.', 'redirects.'],
  ['webhooks.', 'redirects.', 'settings.'],
  ['settings.', 'redirects.', 'inputs.', 'customers.'],
] as const;
const names = [...ACTS.keys()];
const within = (prefixes: readonly string[]): readonly string[] =>
  names.filter((name) => prefixes.some((prefix) => name.startsWith(prefix)));
const acts = FOCUSES.map(within);
const setup = within(['setup.']);
/** One history in so many is of a person without a profile. */
const SETUP_EVERY = 25;
/** Happy networks, slow ones and broken ones. */
const NETWORKS = [
  ['world.arrive', 'world.settle', 'world.wait'],
  ['world.arrive', 'world.reach', 'world.settle', 'world.wait', 'world.foreign', 'session.conflict'],
  ['world.arrive', 'world.reach', 'world.fault', 'world.drop', 'world.wait', 'world.settle'],
  within(['world.']),
];
const SESSIONS = [
  'session.go',
  'session.conflict',
  'session.duplicate',
  'session.reload',
  'session.go',
  'session.conflict',
  'session.signOut',
];

/** The history of a seed: one to forty acts in a part of the product, over one kind of network. */
export function generate(seed: number): History {
  const random = createRandom(`history ${seed}`);
  const some = <Item>(items: readonly Item[]): Item => items[random.int(0, items.length - 1)] as Item;
  const isSetup = seed % SETUP_EVERY === 0;
  const own = isSetup ? setup : some(acts);
  const network = some(NETWORKS);
  const length = random.chance(0.5) ? random.int(2, 14) : random.int(8, 40);
  const people = some([[0], [0], [0, 0, 1], [0, 1], [0, 0, 2], [0, 1, 2]]);
  const tabs = isSetup ? [NEWCOMER] : people;
  return Array.from({ length }, (): Step => {
    const kind = random.next();
    const name = kind < 0.5 ? some(own) : kind < 0.9 ? some(network) : some(SESSIONS);
    return [name, some(tabs), random.int(0, 5), random.int(0, 11)];
  });
}

/** The smallest history that still fails. */
export async function shrink(
  history: History,
  fails: (history: History) => Promise<boolean>,
): Promise<History> {
  let small = [...history];
  for (let size = Math.ceil(small.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let at = 0; at < small.length;) {
      const shorter = small.toSpliced(at, size);
      if (shorter.length < small.length && (await fails(shorter))) small = shorter;
      else at += size;
    }
  for (const [at, [name, tab, a, b]] of small.entries())
    for (const simpler of [
      [name, 0, 0, 0],
      [name, tab, 0, 0],
      [name, tab, 0, b],
      [name, tab, a, 0],
    ] as Step[]) {
      const next = small.with(at, simpler);
      if (await fails(next)) {
        small = next;
        break;
      }
    }
  return small;
}
