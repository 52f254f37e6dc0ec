import { combine, createStore, sample, type Store, type Unit } from 'effector';
import { createTimeSlices } from '../job/time-slices';
import { readLines, type ImportLine, type ReadContext } from './lines';
import { indexListed, type ImportList } from './list';

/**
 * The lines of a text, read in slices whenever the text or what it is compared with changes. Not during a job,
 * whose added lines would be duplicates.
 */
export function createLineReading<Item, Context, Name extends string>(options: {
  readonly list: ImportList<Item, Context, Name>;
  readonly $text: Store<string>;
  readonly $context: Store<Context>;
  readonly $items: Store<readonly Item[]>;
  readonly $isIdle: Store<boolean>;
  readonly jobEnded: Unit<unknown>;
}) {
  const { list, $text, $context } = options;
  const $listed = options.$items.map((items) => indexListed(list, items));
  const reading = createTimeSlices(({ text, ...context }: ReadContext<Context> & { readonly text: string }) =>
    readLines(list, text, context),
  );
  sample({
    clock: [$text, $context, $listed, options.jobEnded],
    source: combine({ text: $text, context: $context, listed: $listed }),
    filter: options.$isIdle,
    target: reading.start,
  });
  const $read = createStore<ReadonlyArray<ImportLine<Item>>>([]).on(reading.done, (_, lines) => lines);
  return { $read, $isReading: reading.$isRunning };
}
