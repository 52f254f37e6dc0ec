import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../primitives';
import { color, layer, media, space, stuck } from '../../tokens';
import { barHeight, twoColumns } from './detailStyles';
import type { SectionName } from './sections';
import { t } from './text.en';

export interface SectionBarProps {
  /** The sections in page order, with a count: “4 of 4”. */
  sections: ReadonlyArray<{ name: SectionName; label: string; count?: string | undefined }>;
  onGo: (name: SectionName) => void;
}

const Root = styled.nav`
  position: ${stuck};
  top: var(--bar-top);
  z-index: ${layer.sticky + 2};
  display: flex;
  align-items: center;
  gap: ${space[1]};
  height: ${barHeight};
  margin-bottom: -${space[2]};
  border-bottom: 1px solid ${color.border};
  background: ${color.canvas};

  > button[data-size] {
    --inset: ${space[2]};
  }
  ${media.phone} {
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
export function SectionBar({ sections, onGo }: SectionBarProps): ReactNode {
  return (
    <Root aria-label={t('sections')}>
      {sections.map(({ name, label, count }, index) => (
        <Button
          key={name}
          variant="ghost"
          size="small"
          edge={index === 0 ? 'start' : undefined}
          onPress={() => onGo(name)}
        >
          {label} {count !== undefined && <Count>{count}</Count>}
        </Button>
      ))}
    </Root>
  );
}
