import type { Locale } from '@dropdeck/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { RowSwitch } from '../../primitives/Switch/RowSwitch';
import { webhookText } from '../../lib/text/webhookText';
import type { Column, RowKey } from '../../patterns/DataTable/types';
import { color, fontFamily, text } from '../../tokens';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import { typeLabel } from './typeLabel';

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
  if (webhook === '' || !isRevealed) return <span>{webhookText(webhook) || '–'}</span>;
  return (
    <Mono data-truncate="" data-marked="">
      {webhook}
    </Mono>
  );
}

/** The columns of the redirects. A webhook is shown while its redirect is among the revealed ones. */
export const redirectColumns = ({
  revealed,
  onActiveChange,
  onKeywordChange,
}: {
  /** What the headers are in. */
  locale: Locale;
  revealed: ReadonlySet<RowKey>;
  onActiveChange: (change: { id: RedirectRow['id']; isActive: boolean }) => void;
  onKeywordChange: (change: { id: RedirectRow['id']; keyword: string; from: string }) => void;
}): readonly Column<RedirectRow>[] => [
  {
    id: 'keyword',
    header: t('keyword'),
    isRowHeader: true,
    width: { share: 2, minWidth: 140 },
    sortValue: ({ keyword }) => keyword,
    render: ({ keyword }) => <span data-marked="">{keyword === '' ? '–' : keyword}</span>,
    edit: {
      label: t('keyword'),
      value: ({ keyword }) => keyword,
      validate: (keyword) => (keyword.trim() === '' ? t('keywordMissing') : null),
      onCommit: ({ id, keyword: from }, keyword) => onKeywordChange({ id, keyword, from }),
    },
  },
  {
    id: 'webhook',
    card: 'chip',
    header: common('webhook'),
    isSecret: true,
    width: { share: 3, minWidth: 160 },
    hidePriority: 2,
    render: ({ id, webhook }) => <Webhook webhook={webhook} isRevealed={revealed.has(id)} />,
  },
  {
    id: 'type',
    card: 'chip',
    header: common('type'),
    width: 96,
    hidePriority: 1,
    sortValue: ({ type }) => type,
    render: ({ type }) => typeLabel(type),
  },
  {
    id: 'status',
    card: 'end',
    header: common('status'),
    width: 148,
    cellStyle: 'switch',
    sortValue: ({ active }) => active,
    render: ({ id, keyword, active }) => (
      <RowSwitch
        label={common('activeOf', { name: keyword })}
        isOn={active}
        onChange={(isActive) => onActiveChange({ id, isActive })}
        labels={{ on: common('active'), off: common('inactive') }}
      />
    ),
  },
];
