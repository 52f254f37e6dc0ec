import { isHttpUrl } from '../settings/hints';
import { colorToInt, type UpdateForm } from './embed';

/** What Discord takes in one embed, in characters; `fields` is a number of fields. */
export const embedLimits = { title: 256, fields: 25, fieldName: 256, fieldValue: 1024, total: 6000 } as const;

/** A counter: how much there is of how much Discord takes. */
export interface Counter {
  readonly count: number;
  readonly limit: number;
  readonly isOver: boolean;
}

/** The counters of an update, and for each of its fields. */
export interface UpdateCounters {
  readonly title: Counter;
  readonly fields: Counter;
  /** Title, names and values together. */
  readonly total: Counter;
  readonly byField: readonly { readonly id: number; readonly name: Counter; readonly value: Counter }[];
  /** Whether Discord would refuse the update for its size. It can be sent all the same. */
  readonly isOver: boolean;
}

/** Discord counts an emoji as one character, where a string's length may say two. */
const lengthOf = (text: string): number => [...text].length;

const counter = (count: number, limit: number): Counter => ({ count, limit, isOver: count > limit });

/** Counts an update against Discord's limits. */
export function countUpdate({ title, fields }: UpdateForm): UpdateCounters {
  const byField = fields.map(({ id, name, value }) => ({
    id,
    name: counter(lengthOf(name), embedLimits.fieldName),
    value: counter(lengthOf(value), embedLimits.fieldValue),
  }));
  const inFields = byField.reduce((sum, { name, value }) => sum + name.count + value.count, 0);
  const counters = {
    title: counter(lengthOf(title), embedLimits.title),
    fields: counter(fields.length, embedLimits.fields),
    total: counter(lengthOf(title) + inFields, embedLimits.total),
  };
  const isOver =
    Object.values(counters).some((one) => one.isOver) ||
    byField.some(({ name, value }) => name.isOver || value.isOver);
  return { ...counters, byField, isOver };
}

/** Words beside the fields. Only the colour's keeps the update from being sent. */
export interface UpdateHints {
  readonly color?: string;
  readonly thumbnail?: string;
}

/** Says what is wrong with the colour and the thumbnail's address. */
export const updateHints = ({ color, thumbnail }: UpdateForm): UpdateHints => ({
  ...(colorToInt(color) === null ? { color: 'This is not a hex color such as #3BB2B7.' } : {}),
  ...(thumbnail.trim() === '' || isHttpUrl(thumbnail)
    ? {}
    : { thumbnail: 'This does not look like a web address. It should begin with https://' }),
});
