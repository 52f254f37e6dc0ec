import { ShieldCheck } from 'lucide-react';
import styled from 'styled-components';
import { countOf } from '../../internal/formatCount';
import type { Column } from '../../patterns/DataTable/types';
import { Badge } from '../../primitives/Badge/Badge';
import { Icon } from '../../primitives/Icon/Icon';
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

const part = (count: number, noun: string): string[] => (count === 0 ? [] : [countOf(count, noun)]);

const summaryOf = ({ channels, roles, members }: CommandItem['overrides']): string =>
  [...part(channels, 'channel'), ...part(roles, 'role'), ...part(members, 'member')].join(', ');

export const isCustomized = ({ overrides }: CommandItem): boolean => summaryOf(overrides) !== '';

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
          <TextBlock>{summaryOf(command.overrides)}</TextBlock>
        </Permissions>
      ) : (
        <Permissions>Default</Permissions>
      ),
    sortValue: ({ overrides }) => overrides.channels + overrides.roles + overrides.members,
  },
];
