import { Dialog, Kbd } from '@dropdeck/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space, text } from '../../../packages/design-system/src/tokens';

const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[3]} ${space[4]};
  ${text.body}
`;

const Keys = styled.dt`
  display: flex;
  gap: ${space[1]};
`;

const keys: readonly { readonly keys: readonly string[]; readonly effect: string }[] = [
  { keys: ['j', 'k'], effect: 'Next and previous change' },
  { keys: ['a'], effect: 'Accept and go on' },
  { keys: ['r'], effect: 'Reject and go on' },
  { keys: ['Shift', 'a'], effect: 'Accept the whole group' },
  { keys: ['u'], effect: 'Undo the last decision' },
  { keys: ['o'], effect: 'Open the story in the catalogue' },
  { keys: ['1', '2', '3', '4'], effect: 'Two-up, slider, blink, difference' },
  { keys: ['?'], effect: 'This help' },
];

interface HelpProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The keyboard's help. */
export function Help({ isOpen, onClose }: HelpProps): ReactNode {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Keyboard" size="small">
      <List>
        {keys.map((row) => (
          <div key={row.effect} style={{ display: 'contents' }}>
            <Keys>
              {row.keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </Keys>
            <dd>{row.effect}</dd>
          </div>
        ))}
      </List>
    </Dialog>
  );
}
