import * as z from 'zod/mini';
import { readJson } from '../page/read-json';
import type { ListLayout } from './layout';

/** What a person has chosen for a list in this browser. */
export interface PersonalList {
  readonly layout: ListLayout;
}

export const noChoices: PersonalList = { layout: {} };

const stored = z.object({
  layout: z.object({
    order: z.optional(z.array(z.string())),
    hidden: z.optional(z.array(z.string())),
    widths: z.optional(z.record(z.string(), z.number())),
    density: z.optional(z.enum(['comfortable', 'compact'])),
  }),
});

/** Reads what is stored; no choices for anything else. */
export const readPersonal = (text: string | null): PersonalList => readJson(text, stored) ?? noChoices;
