import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button';
import { color, layer, media, space } from '../../tokens';
import { barHeight, twoColumns } from './detailStyles';
import type { SectionName } from './sections';

export interface SectionBarProps {
  /** The sections in page order, with a count: “4 of 4”. */
  sections: ReadonlyArray<{ name: SectionName; label: string; count?: string | undefined }>;
  /** The section in view. */
  current: SectionName;
  onGo: (name: SectionName) => void;
}

const Root = styled.nav`
  position: sticky;
  top: var(--bar-top);
  z-index: ${layer.sticky + 2};
  display: flex;
  align-items: center;
  gap: ${space[1]};
  height: ${barHeight};
  --line: -11px;
  margin-bottom: -${space[2]};
  border-bottom: 1px solid ${color.border};
  background: ${color.canvas};

  > button[data-size] {
    position: relative;
    padding-inline: ${space[2]};

    &[aria-current] {
      color: ${color.accentText};

      /* Overlap the bar's border. */
      &::after {
        content: '';
        position: absolute;
        inset-inline: ${space[2]};
        bottom: var(--line);
        height: 2px;
        background: currentcolor;

        ${media.forcedColors} {
          background: Highlight;
        }
      }
    }
  }
  > :first-child {
    margin-inline-start: -${space[2]};
  }
  ${media.phone} {
    --line: -3px;
    margin-bottom: ${space[1]};
  }
  ${twoColumns} {
    display: none;
  }
`;

const Count = styled.span`
  color: ${color.muted};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

/** Sticky links to the sections, in the layout with one column. */
export function SectionBar({ sections, current, onGo }: SectionBarProps): ReactNode {
  return (
    <Root aria-label="Sections">
      {sections.map(({ name, label, count }) => (
        <Button
          key={name}
          variant="ghost"
          size="small"
          aria-current={name === current ? 'true' : undefined}
          onPress={() => onGo(name)}
        >
          {label} {count !== undefined && <Count>{count}</Count>}
        </Button>
      ))}
    </Root>
  );
}
