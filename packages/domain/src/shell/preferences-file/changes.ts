import { preferenceKeys } from '../preferences';
import { listKey, listNames, type ListName } from '../../kernel/list/names';
import { readPersonal } from '../../kernel/list/personal';
import { parseChoices, type Choices } from '../choices';
import { KEYS_KEY, type Entries } from './file';

/** What a change is about: one preference, the views and columns of a list, or the keys. */
export type ChangedSubject = 'theme' | 'sidebar' | 'keys' | keyof Choices | `list:${ListName}`;

/**
 * A difference between what is stored and a file. The values of a list are the number of its views, those of the keys
 * are `null`; a time zone that follows the browser is `null` too.
 */
export interface PreferenceChange {
  readonly subject: ChangedSubject;
  readonly from: string | null;
  readonly to: string | null;
}

const viewCount = (text: string | null): string => String(readPersonal(text).views.length);

/** What storing `next` would change. */
export function changesBetween(current: Entries, next: Entries): readonly PreferenceChange[] {
  const differs = (key: string): boolean =>
    Object.hasOwn(next, key) && (current[key] ?? null) !== (next[key] ?? null);
  const at = (entries: Entries, key: string): string | null => entries[key] ?? null;
  const changes: PreferenceChange[] = [];

  for (const subject of ['theme', 'sidebar'] as const) {
    const key = preferenceKeys[subject];
    const none = subject === 'theme' ? 'system' : 'open';
    if (differs(key)) changes.push({ subject, from: at(current, key) ?? none, to: at(next, key) ?? none });
  }
  if (differs(preferenceKeys.choices)) {
    const [from, to] = [current, next].map((entries) => parseChoices(at(entries, preferenceKeys.choices)));
    for (const subject of Object.keys(from ?? {}) as (keyof Choices)[])
      if (from?.[subject] !== to?.[subject])
        changes.push({ subject, from: from?.[subject] ?? null, to: to?.[subject] ?? null });
  }
  for (const name of listNames) {
    const key = listKey(name);
    if (differs(key))
      changes.push({
        subject: `list:${name}`,
        from: viewCount(at(current, key)),
        to: viewCount(at(next, key)),
      });
  }
  if (differs(KEYS_KEY)) changes.push({ subject: 'keys', from: null, to: null });
  return changes;
}
