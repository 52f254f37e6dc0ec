import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../../../primitives/Icon/Icon';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { color, space } from '../../../tokens';
import type { FieldChange } from './types';

const Line = styled.p`
  overflow-wrap: anywhere;

  svg {
    display: inline;
    margin-inline: ${space[2]};
    vertical-align: text-bottom;
    color: ${color.subtle};
  }
`;

const Muted = styled.span`
  color: ${color.muted};
`;

/** Characters of a value that are shown. */
const MAX_TEXT = 240;

function textOf(value: string | null): string {
  if (value === null) return 'Unknown';
  if (value === '') return 'None';
  const text = value.split('\n').join(', ');
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}

/** A field with its values before and after. */
export function ChangeValues({
  change,
  isRevealed,
}: {
  change: FieldChange;
  isRevealed: boolean;
}): ReactNode {
  const { label, isList, whole } = change;
  const { before, after } = isRevealed && whole !== null ? whole : change;
  if (isList) {
    return (
      <>
        {(before ?? '') !== '' && (
          <Line>
            <Muted>{`${label}, removed: `}</Muted>
            {textOf(before)}
          </Line>
        )}
        {after !== '' && (
          <Line>
            <Muted>{`${label}, added: `}</Muted>
            {textOf(after)}
          </Line>
        )}
      </>
    );
  }
  return (
    <Line>
      <Muted>{`${label}: ${textOf(before)}`}</Muted>
      <Icon icon={ArrowRight} />
      <VisuallyHidden>becomes</VisuallyHidden>
      {textOf(after)}
    </Line>
  );
}
