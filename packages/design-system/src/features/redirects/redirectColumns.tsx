import type { ReactNode } from 'react';
import styled from 'styled-components';
import { RowSwitch } from '../../primitives/Switch/RowSwitch';
import { webhookText } from '../../lib/text/webhookText';
import type { Column, RowKey } from '../../patterns/DataTable/types';
import { Marked } from '../../patterns/SearchMarks/SearchMarks';
import { color, fontFamily, text } from '../../tokens';

export interface RedirectRow {
  id: string | number;
  keyword: string;
  webhook: string;
  type: string;
  active: boolean;
}

const Mono = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  font-family: ${fontFamily.mono};
  font-variant-ligatures: none;
  ${text.small}
  color: ${color.muted};
`;

/** A webhook lets anyone post to the channel, so only its name is shown until it is revealed. */
function Webhook({ webhook, isRevealed }: { webhook: string; isRevealed: boolean }): ReactNode {
  if (webhook === '') return '–';
  if (!isRevealed) return webhookText(webhook);
  return (
    <Mono data-truncate="">
      <Marked>{webhook}</Marked>
    </Mono>
  );
}

const keywordColumn: Column<RedirectRow> = {
  id: 'keyword',
  header: 'Keyword',
  isRowHeader: true,
  width: { share: 2, minWidth: 140 },
  sortValue: ({ keyword }) => keyword,
  render: ({ keyword }) => <Marked>{keyword === '' ? '–' : keyword}</Marked>,
};

const typeColumn: Column<RedirectRow> = {
  id: 'type',
  card: 'chip',
  header: 'Type',
  width: 96,
  hidePriority: 1,
  sortValue: ({ type }) => type,
  render: ({ type }) => type,
};

/** The columns of the redirects. A webhook is shown while its redirect is among the revealed ones. */
export const redirectColumns = ({
  revealed,
  onActiveChange,
  onKeywordChange,
}: {
  revealed: ReadonlySet<RowKey>;
  onActiveChange: (change: { id: RedirectRow['id']; isActive: boolean }) => void;
  onKeywordChange: (change: { id: RedirectRow['id']; keyword: string }) => void;
}): readonly Column<RedirectRow>[] => [
  {
    ...keywordColumn,
    edit: {
      label: 'Keyword',
      value: ({ keyword }) => keyword,
      validate: (keyword) => (keyword.trim() === '' ? 'Enter a keyword.' : null),
      onCommit: ({ id }, keyword) => onKeywordChange({ id, keyword }),
    },
  },
  {
    id: 'webhook',
    card: 'chip',
    header: 'Webhook',
    width: { share: 3, minWidth: 160 },
    hidePriority: 2,
    render: ({ id, webhook }) => <Webhook webhook={webhook} isRevealed={revealed.has(id)} />,
  },
  typeColumn,
  {
    id: 'status',
    card: 'foot',
    header: 'Status',
    width: 148,
    cellStyle: 'switch',
    sortValue: ({ active }) => active,
    render: ({ id, keyword, active }) => (
      <RowSwitch
        label={`Active: ${keyword}`}
        isOn={active}
        onChange={(isActive) => onActiveChange({ id, isActive })}
        labels={{ on: 'Active', off: 'Inactive' }}
      />
    ),
  },
];
