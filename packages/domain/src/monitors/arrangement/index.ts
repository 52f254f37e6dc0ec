import { createEvent } from 'effector';
import * as z from 'zod/mini';
import { createStored } from '../../kernel/page/stored';

/** What shows monitors in the person's order opens. */
export const arrangementNeeded = createEvent<unknown>();

const texts = z.array(z.string());
const pins = createStored<readonly string[]>({
  key: 'dropdeck:pins',
  initial: [],
  clock: arrangementNeeded,
  schema: texts,
});

/** The uuids of the monitors that the person has pinned in this browser. */
export const $pins = pins.$value.map((uuids): ReadonlySet<string> => new Set(uuids));
export const pinsChanged = pins.changed;
