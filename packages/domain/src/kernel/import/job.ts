import type { JobProgress } from '../job/job';
import type { ImportLine } from './lines';

type Lines<Item> = ReadonlyArray<ImportLine<Item>>;

/** Lines that one call adds. */
export interface ImportBatch<Item> {
  readonly lines: Lines<Item>;
  /** Whether they are duplicates that the person wants to add. */
  readonly force: boolean;
}

type Progress<Item> = JobProgress<ImportBatch<Item>>;

export const keyOfBatch = ({ lines }: ImportBatch<unknown>): number => lines[0]?.key ?? 0;

const countLines = (batches: ReadonlyArray<ImportBatch<unknown>>): number =>
  batches.reduce((sum, { lines }) => sum + lines.length, 0);

/** The keys of the lines that were added. */
export const addedIn = <Item>({ done }: Progress<Item>): ReadonlySet<number> =>
  new Set(done.flatMap(({ lines }) => lines.map(({ key }) => key)));

/** How many lines were answered, of how many. */
export const progressOf = <Item>({ items, done, failed }: Progress<Item>) => ({
  done: countLines(done) + countLines(failed.map(({ item }) => item)),
  total: countLines(items.map(({ item }) => item)),
});

/** Why lines were not added, by their text. Those that were not sent have the reason for which the job stopped. */
export const reasonsIn = <Item>({ failed, stopped, fatal }: Progress<Item>): ReadonlyMap<string, string> =>
  new Map(
    [...failed, ...stopped.map((item) => ({ item, reason: fatal }))].flatMap(({ item, reason }) =>
      reason === null ? [] : item.lines.map(({ raw }) => [raw, reason] as const),
    ),
  );

/** The batches of some lines. Duplicates get separate ones, because they are forced. */
export const toBatches = <Item>(lines: Lines<Item>, size: number): ReadonlyArray<ImportBatch<Item>> =>
  [false, true].flatMap((force) => {
    const some = lines.filter(({ duplicate }) => (duplicate !== null) === force);
    return Array.from({ length: Math.ceil(some.length / size) }, (_, at) => ({
      lines: some.slice(at * size, (at + 1) * size),
      force,
    }));
  });
