import { localized, formatList } from '@dropdeck/text';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Column } from '../../patterns/DataTable/types';
import { Badge, Icon } from '../../primitives';
import { color, space } from '../../tokens';
import { t } from './text.en';

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

  > :first-child {
    flex: none;
  }
`;

const TextBlock = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

function Summary({ overrides: { channels, roles, members } }: Pick<CommandItem, 'overrides'>): ReactNode {
  const summary = formatList(
    [
      ...(channels === 0 ? [] : [t('channels', { count: channels })]),
      ...(roles === 0 ? [] : [t('roles', { count: roles })]),
      ...(members === 0 ? [] : [t('members', { count: members })]),
    ],
    'comma',
  );
  // A text alone in its element can be changed in a page that the browser has translated.
  return <span>{summary}</span>;
}

const overridesIn = ({ overrides: { channels, roles, members } }: CommandItem): number =>
  channels + roles + members;

export const isCustomized = (command: CommandItem): boolean => overridesIn(command) > 0;

export const columns = localized((): readonly Column<CommandItem>[] => [
  {
    id: 'name',
    header: t('command'),
    isRowHeader: true,
    isSecret: false,
    width: { share: 1 },
    render: ({ name }) => name,
    sortValue: ({ name }) => name,
  },
  {
    id: 'permissions',
    card: 'chip',
    header: t('permissions'),
    width: { share: 1.4 },
    render: (command) =>
      isCustomized(command) ? (
        <Permissions title={t('customApplied')}>
          <Badge tone="accent" icon={<Icon icon={ShieldCheck} />}>
            {t('isCustom')}
          </Badge>
          <TextBlock>
            <Summary overrides={command.overrides} />
          </TextBlock>
        </Permissions>
      ) : (
        <Permissions>{t('isDefault')}</Permissions>
      ),
    sortValue: overridesIn,
  },
]);
