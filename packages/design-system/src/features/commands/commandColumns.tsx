import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useCounts } from '../../lib/format/formatCount';
import type { Column } from '../../patterns/DataTable/types';
import { Badge, Icon } from '../../primitives';
import { color, media, space } from '../../tokens';

export interface CommandItem {
  readonly id: string;
  readonly name: string;
  /** How many overrides it has of each kind. */
  readonly overrides: { readonly channels: number; readonly roles: number; readonly members: number };
}

const Permissions = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  max-width: 100%;
  min-width: 0;
  color: ${color.muted};
`;

const TextBlock = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  /* A card has no room for both; the dialog has the full text. */
  ${media.phone} {
    display: none;
  }
`;

function Summary({ overrides: { channels, roles, members } }: Pick<CommandItem, 'overrides'>): ReactNode {
  const { countOf } = useCounts();
  const part = (count: number, noun: string): string[] => (count === 0 ? [] : [countOf(count, noun)]);
  return [...part(channels, 'channel'), ...part(roles, 'role'), ...part(members, 'member')].join(', ');
}

const overridesIn = ({ overrides: { channels, roles, members } }: CommandItem): number =>
  channels + roles + members;

export const isCustomized = (command: CommandItem): boolean => overridesIn(command) > 0;

export const columns: readonly Column<CommandItem>[] = [
  {
    id: 'name',
    header: 'Command',
    isRowHeader: true,
    width: { share: 1 },
    render: ({ name }) => name,
    sortValue: ({ name }) => name,
  },
  {
    id: 'permissions',
    header: 'Permissions',
    width: { share: 1.4 },
    render: (command) =>
      isCustomized(command) ? (
        <Permissions title="Custom permissions applied">
          <Badge tone="accent" icon={<Icon icon={ShieldCheck} />}>
            Custom
          </Badge>
          <TextBlock>
            <Summary overrides={command.overrides} />
          </TextBlock>
        </Permissions>
      ) : (
        <Permissions>Default</Permissions>
      ),
    sortValue: overridesIn,
  },
];
