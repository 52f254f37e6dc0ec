import { splitLines } from '../../kernel/list/lines';
import { added as addedValues, countOf, createSteps, type Write } from '../../resources';
import type { BackupContent } from './file';
import type { Present } from './present';
import { missingFrom, type RestoreStep } from './steps';

/** How a named list is restored: created, or given the entries that it lacks. */
function planList<List extends { readonly name: string }>(options: {
  readonly group: string;
  readonly name: string;
  readonly entries: readonly string[] | null;
  readonly current: readonly List[];
  readonly entriesOf: (list: List) => readonly string[];
  readonly isSecret: boolean;
  /** `null` creates the list. */
  readonly write: (before: List | null, entries: readonly string[]) => Write;
}): RestoreStep {
  const { group, name, entries, current, isSecret } = options;
  const steps = createSteps(group);
  if (entries === null) return steps.skipped(name, `“${name}”`, 'The file has no secrets.');
  const values = (added: readonly string[]) => (isSecret ? [] : addedValues(added));
  const counted = (of: readonly string[]): string => countOf(of.length, 'entry', 'entries');
  const before = current.find((list) => list.name === name);
  if (before === undefined) {
    const title = `Create “${name}” with ${counted(entries)}`;
    return steps.change(name, title, values(entries), options.write(null, entries));
  }
  const present = options.entriesOf(before);
  const added = missingFrom(present, entries);
  if (added.length === 0) return steps.unchanged(name, `“${name}”`);
  const write = options.write(before, [...present, ...added]);
  return steps.change(name, `Add ${counted(added)} to “${name}”`, values(added), write);
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
        write: (before, entries) => ({
          part: 'keyword-list',
          before,
          after: { ...(before ?? { id: -1, name }), keywords: [...entries] },
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
        write: (before, entries) => ({
          part: 'proxy-list',
          before,
          after: { ...(before ?? { id: -1, name }), proxies: entries.join('\n') },
        }),
      }),
    ),
  ];
}
