import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import styled from 'styled-components';
import { useCounts } from '../../internal/formatCount';
import { useCountUp } from '../../internal/useCountUp';
import { color, focusRing, media, motion, radius, space, text } from '../../tokens';
import type { RenewalWindow } from './types';

const windows: ReadonlyArray<{ id: RenewalWindow; label: string }> = [
  { id: 'overdue', label: 'Overdue' },
  { id: 'within7', label: 'Within 7 days' },
  { id: 'within30', label: 'Within 30 days' },
];

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[3]};
  max-width: 560px;

  ${media.phone} {
    gap: ${space[2]};
  }
`;

const Tile = styled(Button)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  min-width: 0;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.text};
  text-align: start;
  cursor: pointer;
  outline: none;
  transition:
    background-color ${motion.state},
    border-color ${motion.state};

  > strong {
    ${text.title}
    font-variant-numeric: tabular-nums;
  }
  > span {
    ${text.caption}
    color: ${color.muted};
  }
  &[data-window='overdue'] > strong {
    color: ${color.danger};
  }
  &[data-window='within7'] > strong {
    color: ${color.warning};
  }
  &[data-hovered] {
    background: ${color.hover};
  }
  &[aria-pressed='true'] {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};

    > span {
      color: ${color.text};
      font-weight: 500;
    }
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  &[data-disabled] {
    cursor: default;

    > :is(strong, span) {
      color: ${color.subtle};
    }
  }
  ${media.phone} {
    padding-inline: ${space[2]};
  }
  ${media.forcedColors} {
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      box-shadow: none;

      > :is(strong, span) {
        color: HighlightText;
      }
    }
    &[data-disabled] {
      border-color: GrayText;

      > :is(strong, span) {
        color: GrayText;
      }
    }
  }
`;

function Count({ value }: { value: number }): ReactNode {
  const { formatCount } = useCounts();
  return <strong>{formatCount(useCountUp(value))}</strong>;
}

export interface RenewalWindowsProps {
  counts: Readonly<Record<RenewalWindow, number>>;
  /** The window that filters the list; null shows the urgent renewals. */
  value: RenewalWindow | null;
  onChange: (window: RenewalWindow | null) => void;
}

/**
 * The head of Upcoming Renewals: how many renewals are due in each window. Pressing one filters by it,
 * pressing it again clears the filter.
 */
export function RenewalWindows({ counts, value, onChange }: RenewalWindowsProps): ReactNode {
  return (
    <Row role="group" aria-label="Filter by renewal date">
      {windows.map(({ id, label }) => (
        <Tile
          key={id}
          data-window={id}
          aria-pressed={value === id}
          isDisabled={counts[id] === 0 && value !== id}
          onPress={() => onChange(value === id ? null : id)}
        >
          <Count value={counts[id]} /> <span>{label}</span>
        </Tile>
      ))}
    </Row>
  );
}
