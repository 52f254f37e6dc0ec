import { splitLines } from '../../kernel/list/lines';
import type { PlannedValue } from '../../kernel/job/plan';
import type { Write } from '../../resources';
import type { BackupContent } from './file';
import type { Present } from './present';
import { countOf, missingFrom, value, type RestoreStep } from './steps';

/** How a named list is restored: created, or given the entries that it lacks. */
function planList<List extends { readonly name: string }>(options: {
  readonly group: string;
  readonly name: string;
  readonly entries: readonly string[] | null;
  readonly current: readonly List[];
  readonly entriesOf: (list: List) => readonly string[];
  readonly isSecret: boolean;
  readonly create: (entries: readonly string[]) => Write;
  readonly extend: (list: List, entries: readonly string[]) => Write;
}): RestoreStep {
  const { group, name, entries, current, isSecret } = options;
  const step = { id: `${group} ${name}`, group };
  if (entries === null)
    return { ...step, title: `“${name}”`, changes: [], skipped: 'The file has no secrets.' };
  const values = (added: readonly string[]): readonly PlannedValue[] =>
    isSecret ? [] : added.map((one) => value('', '', one));
  const before = current.find((list) => list.name === name);
  if (before === undefined) {
    return {
      ...step,
      title: `Create “${name}” with ${countOf(entries.length, 'entry', 'entries')}`,
      changes: values(entries),
      write: options.create(entries),
    };
  }
  const present = options.entriesOf(before);
  const added = missingFrom(present, entries);
  if (added.length === 0) return { ...step, title: `“${name}”`, changes: [], isUnchanged: true };
  return {
    ...step,
    title: `Add ${countOf(added.length, 'entry', 'entries')} to “${name}”`,
    changes: values(added),
    write: options.extend(before, [...present, ...added]),
  };
}

/** The steps of the keyword and proxy lists, matched by name. */
export function planLists(wanted: BackupContent, present: Present): readonly RestoreStep[] {
  const { keywordLists, proxyLists } = present;
  return [
    ...(keywordLists === null ? [] : (wanted.keywordLists ?? [])).map(({ name, keywords }) =>
      planList({
        group: 'Keyword lists',
        name,
        entries: keywords,
        current: keywordLists ?? [],
        entriesOf: (list) => list.keywords,
        isSecret: false,
        create: (entries) => ({
          part: 'keyword-list',
          before: null,
          after: { id: -1, name, keywords: [...entries] },
        }),
        extend: (before, entries) => ({
          part: 'keyword-list',
          before,
          after: { ...before, keywords: [...entries] },
        }),
      }),
    ),
    ...(proxyLists === null ? [] : (wanted.proxyLists ?? [])).map(({ name, proxies }) =>
      planList({
        group: 'Proxy lists',
        name,
        entries: proxies === undefined ? null : splitLines(proxies),
        current: proxyLists ?? [],
        entriesOf: (list) => splitLines(list.proxies),
        isSecret: true,
        create: (entries) => ({
          part: 'proxy-list',
          before: null,
          after: { id: -1, name, proxies: entries.join('\n') },
        }),
        extend: (before, entries) => ({
          part: 'proxy-list',
          before,
          after: { ...before, proxies: entries.join('\n') },
        }),
      }),
    ),
  ];
}
