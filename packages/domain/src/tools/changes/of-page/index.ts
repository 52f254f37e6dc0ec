import { formatList } from '@dropdeck/text';
import { combine } from 'effector';
import { $locale } from '../../../kernel/format';
import type { Entry } from '../entries';
import { t } from '../text.en';
import { changeLabel, entryTitle } from '../titles';
import { $entries } from '../tool/own-entries';

/** A change that was made in this browser by the person who is signed in. */
export interface OwnChange {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly title: string;
  /** The pages that show it. */
  readonly hrefs: readonly string[];
}

/** “Monitor “SNKRS” changed: Delay”. */
function titleOf(entry: Entry): string {
  const fields = new Set(entry.rows.flatMap(({ changes }) => changes.map((change) => changeLabel(change))));
  const title = entryTitle(entry);
  return entry.action === 'changed' && fields.size > 0
    ? t('withFields', { title, fields: formatList([...fields], 'comma') })
    : title;
}

/** The own changes, the oldest first. */
export const $ownChanges = combine($entries, $locale, (entries): readonly OwnChange[] =>
  entries
    .map((entry) => ({
      id: entry.id,
      time: entry.at,
      title: titleOf(entry),
      hrefs: entry.rows.map(({ href }) => href),
    }))
    .toReversed(),
);
