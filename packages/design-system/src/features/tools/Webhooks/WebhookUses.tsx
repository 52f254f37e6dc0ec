import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Badge, Banner, Button, Link, SecretField, Stack, Text } from '../../../primitives';
import { color, space, text } from '../../../tokens';
import { noteTexts, kindLabels } from './notes';
import type { UseItem, ValueItem, ValueKind } from './types';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';

export interface WebhookUsesProps {
  kind: ValueKind;
  items: readonly ValueItem[];
  onCopyError: (error: unknown) => void;
  /** The replacement, before what grows while monitors are read. */
  children: ReactNode;
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[3]};
  padding: ${space[2]} 0;
  border-top: 1px solid ${color.border};
  min-width: 0;

  /* Easier to hit, without moving anything. */
  > a {
    margin-block: -2px;
    padding-block: 2px;
  }
`;

const Kind = styled.span`
  flex: none;
  width: 72px;
  ${text.small}
  color: ${color.muted};
`;

/** More are shown on request. */
const FIRST = 20;

/** What a use says beside its place: a region, a redirect's type, an input's link; of several links, which it is. */
function detailOf(kind: ValueKind, { detail, value }: UseItem, isOne: boolean): string {
  if (kind === 'webhook') return detail;
  return isOne ? '' : value;
}

/** Values with their notes and everything that uses them. */
export function WebhookUses({ kind, items, onCopyError, children }: WebhookUsesProps): ReactNode {
  const notes = noteTexts();
  const [isWhole, setWhole] = useState(false);
  const [only, ...others] = items;
  const isOne = others.length === 0;
  const all = items.flatMap((item) => item.uses);
  // The uses of one monitor stand together.
  const uses = isOne ? all : all.toSorted((a, b) => a.name.localeCompare(b.name));
  const shown = isWhole ? uses : uses.slice(0, FIRST);
  const problems = isOne ? (only?.problems ?? []) : [];
  return (
    <Stack data-gap={4}>
      {kind === 'webhook' && isOne && (
        <SecretField
          label={common('webhook')}
          value={only?.value ?? ''}
          isReadOnly
          onChange={() => undefined}
          onCopyError={onCopyError}
        />
      )}
      {children}
      {problems.map((problem) => (
        <Banner
          key={problem}
          tone={notes[problem].tone === 'warning' ? 'warning' : 'info'}
          title={notes[problem].label}
        >
          {notes[problem].explanation}
        </Banner>
      ))}
      <div>
        <Text as="h3" data-size="body" data-bold data-below={2}>
          {t('usedInPlaces', { count: uses.length })}
        </Text>
        <Stack as="ul" data-gap={0}>
          {shown.map((use) => (
            <Row key={use.id} data-secret translate="no">
              {kind === 'webhook' && <Kind>{kindLabels()[use.kind]}</Kind>}
              <Link href={use.href}>{use.name}</Link>
              {detailOf(kind, use, isOne) !== '' && (
                <Text as="span" data-size="small" data-tone="muted" data-long="anywhere">
                  {detailOf(kind, use, isOne)}
                </Text>
              )}
              {!use.isActive && <Badge>{common('inactive')}</Badge>}
            </Row>
          ))}
        </Stack>
        {shown.length < uses.length && (
          <Button size="small" onPress={() => setWhole(true)}>
            {t('showAll', { count: uses.length })}
          </Button>
        )}
      </div>
    </Stack>
  );
}
