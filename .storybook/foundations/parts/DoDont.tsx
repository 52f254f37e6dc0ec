import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../../../packages/design-system/src/primitives/Icon/Icon';
import { color, radius, space, text } from '../../../packages/design-system/src/tokens';
import { unstyled } from './frame';

const Pair = styled.div.attrs(unstyled)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: 0 ${space[4]};
  margin-block: ${space[4]} ${space[8]};
`;

/** Both examples share their rows, so that the captions begin at the same height. */
const Example = styled.figure`
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  margin: 0 0 ${space[4]};
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  ${text.body}
`;

/** The example is inert: its controls take no focus and no press. */
const Picture = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[3]};
  min-width: 0;
  min-height: 120px;
  padding: ${space[5]};
  background: ${color.canvas};
  /* Contain the fixed position of a toast. */
  contain: layout;

  > * {
    max-width: 100%;
  }
`;

const Caption = styled.figcaption`
  display: flex;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-top: 2px solid ${color.success};
  ${text.small}

  svg {
    margin-top: 2px;
    color: ${color.success};
  }
  &[data-tone='danger'] {
    border-color: ${color.danger};

    svg {
      color: ${color.danger};
    }
  }
`;

const Word = styled.strong`
  color: ${color.success};
  font-weight: 600;

  [data-tone='danger'] & {
    color: ${color.danger};
  }
`;

interface DoDontExample {
  /** Live components, as the product renders them. */
  example: ReactNode;
  /** One sentence that says what the example shows. */
  text: string;
}

export interface DoDontProps {
  good: DoDontExample;
  bad: DoDontExample;
}

/** The same thing done well and done badly, side by side, for docs pages. */
export function DoDont({ good, bad }: DoDontProps): ReactNode {
  return (
    <Pair>
      <Example>
        <Picture inert>{good.example}</Picture>
        <Caption>
          <Icon icon={CircleCheck} />
          <span>
            <Word>Do.</Word> {good.text}
          </span>
        </Caption>
      </Example>
      <Example>
        <Picture inert>{bad.example}</Picture>
        <Caption data-tone="danger">
          <Icon icon={CircleX} />
          <span>
            <Word>Don’t.</Word> {bad.text}
          </span>
        </Caption>
      </Example>
    </Pair>
  );
}
