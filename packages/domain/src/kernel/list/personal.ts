import * as z from 'zod/mini';
import { readJson } from '../page/read-json';
import type { ListLayout } from './layout';
import type { ListView } from './views';

/** What a person has chosen for a list in this browser. */
export interface PersonalList {
  readonly layout: ListLayout;
  readonly views: readonly ListView[];
  /** The id of the view with which the list opens. */
  readonly defaultView: string | null;
}

export const noChoices: PersonalList = { layout: {}, views: [], defaultView: null };

const stored = z.object({
  layout: z.object({
    order: z.optional(z.array(z.string())),
    hidden: z.optional(z.array(z.string())),
    widths: z.optional(z.record(z.string(), z.number())),
    density: z.optional(z.enum(['comfortable', 'compact'])),
  }),
  views: z.array(z.object({ id: z.string(), name: z.string(), query: z.string() })),
  defaultView: z.nullable(z.string()),
});

/** Reads what is stored; no choices for anything else. */
export const readPersonal = (text: string | null): PersonalList => readJson(text, stored) ?? noChoices;
