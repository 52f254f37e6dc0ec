import * as z from 'zod/mini';
import { orElse } from '../../contract/wire/schemas';
import { reportSink } from './reports';
import { overlayNames, type OverlayName } from './features';

/** A moment as ISO 8601 text with its offset, read as milliseconds; `null` if it is missing or is none. */
const moment = z.pipe(
  z._default(z.unknown(), null),
  z.transform((value): number | null => {
    const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    return Number.isNaN(at) ? null : at;
  }),
);

const noticeTone = z.enum(['info', 'warning', 'danger']);

/** A notice above every page, such as an announced maintenance. */
export const notice = z.object({
  /** A new id shows a notice again that was closed. */
  id: z.string(),
  title: z.string(),
  text: orElse(z.string(), ''),
  tone: orElse(noticeTone, 'info' as const),
  /** What it announces, for example a maintenance. */
  from: moment,
  until: moment,
  /** When it is shown first; at once without it. It is not shown after `until`. */
  shownFrom: moment,
});
export type Notice = z.infer<typeof notice>;

const isOverlay = (name: unknown): name is OverlayName => overlayNames.some((known) => known === name);

/** The items of a list that can be read; none for anything else. */
const readable = <Item>(parse: (raw: unknown) => Item | null) =>
  z.pipe(
    z._default(z.unknown(), null),
    z.transform((raw): readonly Item[] =>
      (Array.isArray(raw) ? raw : []).flatMap((one: unknown) => parse(one) ?? []),
    ),
  );

/**
 * What an operator may add to /config.json for pages that are open: notices, features that are switched off, the
 * release that a page must have at least, and where reports go. Unreadable parts count as missing.
 */
export const operations = z.object({
  notices: readable((raw) => notice.safeParse(raw).data ?? null),
  off: readable((raw) => (isOverlay(raw) ? raw : null)),
  minimumRelease: orElse(z.nullable(z.string()), null),
  reports: orElse(z.nullable(reportSink), null),
});
export type Operations = z.infer<typeof operations>;

export const nothing: Operations = { notices: [], off: [], minimumRelease: null, reports: null };
