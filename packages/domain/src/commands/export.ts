import { createStore } from 'effector';
import { createListExport } from '../kernel/import/export';
import type { ListColumns } from '../kernel/import/list';
import type { Command } from '../contract/calls/commands';
import { $commands, $shown } from './list';
import { page } from './oauth-check';
import { overridesOf, targetKinds } from '../resources/overrides';

/** Every override in words: “allow role 12; deny channel 34”. */
function permissionsOf(command: Command): string {
  const overrides = overridesOf(command);
  const texts = targetKinds.flatMap((kind) =>
    overrides[kind].map(
      ({ id, permission }) => `${permission ? 'allow' : 'deny'} ${kind.slice(0, -1)} ${id}`,
    ),
  );
  return texts.join('; ');
}

const columns: ListColumns<Command> = {
  columns: [
    { name: 'command', write: ({ id }) => String(id) },
    { name: 'name', write: ({ name }) => name },
    { name: 'permissions', write: permissionsOf },
  ],
};

/** Saves the commands of a server, with their overrides, as a file. */
export const exported = createListExport({
  page: { name: 'commands', $isOpen: page.$isOpen },
  columns,
  $name: createStore('commands'),
  $items: $commands,
  keyOf: ({ id }) => String(id),
  $shown,
  shownKeyOf: ({ command }) => String(command.id),
});
