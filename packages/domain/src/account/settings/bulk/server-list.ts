import type { ListColumns } from '../../../kernel/import/columns';
import { LineFault, type ImportList } from '../../../kernel/import/list';
import { serverHints } from '../hints';
import { t } from './text.en';

/** The column of whitelisted servers, as they are exported and imported. */
export const serverColumns = {
  columns: [{ name: 'server', aliases: ['serverid', 'id', 'guild', 'guildid'], write: (id) => id }],
} as const satisfies ListColumns<string>;

/** Whitelisted servers as they are imported: one or several ids per line, or a column of a file. */
export const serverList: ImportList<string, null, 'server'> = {
  ...serverColumns,
  otherKind: () => t('notAServer'),
  wrappers: ['whitelisted_servers', 'servers', 'guilds'],
  read: ({ cells }) => {
    const id = cells.server.trim();
    return id === '' ? new LineFault(t('missing')) : id;
  },
  keyOf: (id) => id,
  warn: (id) => serverHints([id])[id],
  isOneValue: ({ length }) => length > 1,
  split: (line) => {
    const ids = line.trim().split(/[\s,;|]+/);
    return ids.length > 1 && ids.every((id) => /^\d+$/.test(id)) ? ids : null;
  },
};
