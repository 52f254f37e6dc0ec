import { splitLines } from '../../kernel/list/lines';
import { added as addedValues, createSteps, type Write } from '../../resources';
import type { BackupContent } from './file';
import type { Present } from './present';
import { missingFrom, type RestoreStep } from './steps';
import { t } from './text.en';

/** How a named list is restored: created, or given the entries that it lacks. */
function planList<List extends { readonly name: string }>(options: {
  readonly group: 'keywordLists' | 'proxyLists';
  readonly name: string;
  readonly entries: readonly string[] | null;
  readonly current: readonly List[];
  readonly entriesOf: (list: List) => readonly string[];
  readonly isSecret: boolean;
  /** `null` creates the list. */
  readonly write: (before: List | null, entries: readonly string[]) => Write;
}): RestoreStep {
  const { group, name, entries, current, isSecret } = options;
  const steps = createSteps(t(group), group);
  if (entries === null) return steps.skipped(name, t('named', { name }), t('noSecrets'));
  const values = (added: readonly string[]) => (isSecret ? [] : addedValues(added));
  const before = current.find((list) => list.name === name);
  if (before === undefined) {
    const title = t('createList', { name, count: entries.length });
    return steps.change(name, title, values(entries), options.write(null, entries));
  }
  const present = options.entriesOf(before);
  const added = missingFrom(present, entries);
  if (added.length === 0) return steps.unchanged(name, t('named', { name }));
  const write = options.write(before, [...present, ...added]);
  return steps.change(name, t('addEntries', { name, count: added.length }), values(added), write);
}

/** The steps of the keyword and proxy lists, matched by name. */
export function planLists(wanted: BackupContent, present: Present): readonly RestoreStep[] {
  const { keywordLists, proxyLists } = present;
  return [
    ...(keywordLists === null ? [] : (wanted.keywordLists ?? [])).map(({ name, keywords }) =>
      planList({
        group: 'keywordLists',
        name,
        entries: keywords,
        current: keywordLists ?? [],
        entriesOf: (list) => list.keywords,
        isSecret: false,
        write: (before, entries) => ({
          part: 'keyword-list',
          before,
          after: { ...(before ?? { id: -1, name }), keywords: [...entries] },
        }),
      }),
    ),
    ...(proxyLists === null ? [] : (wanted.proxyLists ?? [])).map(({ name, proxies }) =>
      planList({
        group: 'proxyLists',
        name,
        entries: proxies === undefined ? null : splitLines(proxies),
        current: proxyLists ?? [],
        entriesOf: (list) => splitLines(list.proxies),
        isSecret: true,
        write: (before, entries) => ({
          part: 'proxy-list',
          before,
          after: { ...(before ?? { id: -1, name }), proxies: entries.join('\n') },
        }),
      }),
    ),
  ];
}
