import type { ReactNode } from 'react';
import styled from 'styled-components';
import { nameOfMany } from '../../lib/nouns/many/nameOfMany';
import type { Noun } from '../../lib/nouns/noun';
import { Button, EmptyState } from '../../primitives';
import { color, space, text } from '../../tokens';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';

/** A search or a filter that hides rows. */
export interface HidingReason {
  id: string;
  /** The filter with its value: “Search “nike””, “Status Blocked”. */
  label: string;
  /** How many rows it hides on its own. */
  count: number;
}

export interface EmptyResultProps {
  /** What the list has: `['monitor', 'monitors']`. */
  noun: Noun;
  /** “No monitors match” by default. */
  title?: string | undefined;
  /** How many there are without search and filters. */
  total: number;
  reasons: readonly HidingReason[];
  /** Clears the search and all filters. */
  onClearAll: () => void;
}

const Reasons = styled.ul`
  flex: 1 0 100%;
  display: grid;
  gap: ${space[1]};
  min-width: 0;
  margin-bottom: ${space[2]};
  ${text.body}
  color: ${color.muted};
  overflow-wrap: anywhere;
`;

/** Says why a list with rows shows none: what each filter hides, with the one button that clears them. */
export function EmptyResult({
  noun,
  title = t('noMatch', { noun: nameOfMany(noun) }),
  total,
  reasons,
  onClearAll,
}: EmptyResultProps): ReactNode {
  return (
    <EmptyState
      isCompact
      illustration="search"
      title={title}
      action={
        <>
          <Reasons>
            {reasons.map(({ id, label, count }) => (
              <li key={id} data-secret>
                {t('hidden', { count, total, noun: nameOfMany(noun), label })}
              </li>
            ))}
          </Reasons>
          <Button onPress={onClearAll}>{common('clearFilters')}</Button>
        </>
      }
    />
  );
}
