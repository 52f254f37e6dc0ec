import type { Command } from '../contract/calls/commands';
import { formatList } from '@dropdeck/text';
import { changesOf, overridesOf, targetKinds, type Overrides } from '../resources/overrides';
import { t } from './text.en';

/** “2 allowed, 1 denied”; empty without overrides. */
function textOf(permissions: readonly boolean[]): string {
  const allowed = permissions.filter(Boolean).length;
  const denied = permissions.length - allowed;
  return formatList(
    [...(allowed > 0 ? [t('allowed', { allowed })] : []), ...(denied > 0 ? [t('denied', { denied })] : [])],
    'comma',
  );
}

/** The commands that change when they get `overrides`, as the rows of a preview; their other overrides stay. */
export function previewApply(overrides: Overrides, commands: readonly Command[]) {
  const rows = commands.flatMap((command) => {
    const current = overridesOf(command);
    const changes = changesOf(current, overrides);
    if (changes.every(({ change }) => change === 'kept')) return [];
    const before = targetKinds.flatMap((kind) => current[kind].map(({ permission }) => permission));
    const after = changes.map(({ permission }) => permission);
    const changed = changes.filter(({ change }) => change === 'changed').length;
    const added = changes.filter(({ change }) => change === 'added').length;
    const words = [
      ...(added > 0 ? [t('added', { added })] : []),
      ...(changed > 0 ? [t('changed', { changed })] : []),
    ];
    return [
      {
        id: command.id,
        name: command.name,
        before: textOf(before),
        after: t('preview', { permissions: textOf(after), changes: formatList(words, 'comma') }),
      },
    ];
  });
  return { count: rows.length, unchanged: commands.length - rows.length, rows };
}
