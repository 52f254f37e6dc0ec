import { quantile, type measureBurst, type measureKeys, type measureScroll } from './measure.ts';

/** The measurements of one round of one list. Times in milliseconds. */
export interface Round {
  readonly firstRows: readonly number[];
  readonly keys: Awaited<ReturnType<typeof measureKeys>>;
  readonly burst: Awaited<ReturnType<typeof measureBurst>>;
  readonly scroll: Awaited<ReturnType<typeof measureScroll>>;
  /** The larger count: at the start of the list, or at its end after scrolling. */
  readonly nodes: number;
  /** Megabytes of heap more than the same page without rows. */
  readonly heap: number;
}

/** The measurements of one list over all rounds. Times in milliseconds. */
export interface ListFigures extends Omit<Round, 'firstRows' | 'keys'> {
  readonly firstRows: number;
  readonly keys: {
    readonly count: number;
    readonly p50: number;
    readonly p95: number;
    readonly lost: number;
  };
}

/** The product's list and the reference with the same rows. */
export interface ListResult {
  readonly name: string;
  readonly product: ListFigures;
  readonly reference: ListFigures;
}

/** Rounds per side. */
const ROUNDS = 2;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function pool(rounds: readonly Round[]): ListFigures {
  const took = rounds.flatMap(({ keys }) => keys.took);
  const bursts = rounds.map(({ burst }) => burst.last).filter((last) => last !== null);
  const scrolls = rounds.map(({ scroll }) => scroll);
  return {
    firstRows: quantile(
      rounds.flatMap(({ firstRows }) => firstRows),
      0.5,
    ),
    keys: {
      count: took.length,
      p50: quantile(took, 0.5),
      p95: quantile(took, 0.95),
      lost: sum(rounds.map(({ keys }) => keys.lost)),
    },
    burst: {
      last: bursts.length < rounds.length ? null : quantile(bursts, 0.5),
      isComplete: rounds.every(({ burst }) => burst.isComplete),
    },
    scroll: {
      frames: sum(scrolls.map(({ frames }) => frames)),
      late: sum(scrolls.map(({ late }) => late)),
      blank: sum(scrolls.map(({ blank }) => blank)),
      longest: Math.max(...scrolls.map(({ longest }) => longest)),
      end: scrolls.at(-1)?.end ?? Number.NaN,
    },
    nodes: Math.max(...rounds.map(({ nodes }) => nodes)),
    heap: quantile(
      rounds.map(({ heap }) => heap),
      0.5,
    ),
  };
}

/**
 * Alternates between the reference and the product, so that a machine that slows down for some minutes slows
 * both and their ratio stays comparable.
 */
export async function measureAlternately(
  name: string,
  sides: { reference: () => Promise<Round>; product: () => Promise<Round> },
): Promise<ListResult> {
  const reference: Round[] = [];
  const product: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    reference.push(await sides.reference());
    product.push(await sides.product());
  }
  return { name, reference: pool(reference), product: pool(product) };
}
