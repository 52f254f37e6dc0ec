import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon, IconButton, Menu } from '../../../primitives';
import { t } from './text.en';

export interface KnownServersMenuProps {
  /** The servers whose names are known, by their IDs. */
  names: Readonly<Record<string, string>>;
  /** The IDs that are in the list already. */
  listed: readonly string[];
  onAdd: (id: string) => void;
}

/** Offers the servers that are known, inside of the field that takes any ID; nothing while none is. */
export default function KnownServersMenu({ names, listed, onAdd }: KnownServersMenuProps): ReactNode {
  const servers = Object.entries(names).filter(([id]) => !listed.includes(id));
  if (servers.length === 0) return null;
  return (
    <Menu
      label={t('knownServers')}
      trigger={<IconButton label={t('knownServers')} size="small" icon={<Icon icon={ChevronDown} />} />}
      groups={[{ id: 'servers', items: servers.map(([id, name]) => ({ id, label: name, description: id })) }]}
      isSecret
      onAction={onAdd}
      placement="bottom end"
    />
  );
}
