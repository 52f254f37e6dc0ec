import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import styled from 'styled-components';
import { useKeyHint } from '../../internal/keyHints';
import { Icon } from '../../primitives/Icon/Icon';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { Kbd } from '../../primitives/Kbd/Kbd';
import { color, controlHeight, focusRing, motion, radius, space, text } from '../../tokens';

const Root = styled(Button)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  height: ${controlHeight.medium};
  margin: ${space[1]} ${space[3]} 0;
  padding-inline: ${space[3]} ${space[2]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.sunken};
  color: ${color.muted};
  ${text.body}
  cursor: pointer;
  outline: none;
  transition:
    border-color ${motion.state},
    color ${motion.state};

  &[data-hovered] {
    border-color: ${color.borderStrong};
    color: ${color.text};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
`;

const TextBlock = styled.span`
  flex: 1;
  text-align: start;
`;

export interface SearchButtonProps {
  onPress: () => void;
  isCollapsed?: boolean | undefined;
}

/** Opens the command palette; looks like a search field, because it searches everything. */
export function SearchButton({ onPress, isCollapsed = false }: SearchButtonProps): ReactNode {
  const keys = useKeyHint('palette');
  if (isCollapsed) {
    return (
      <IconButton
        label="Search"
        icon={<Icon icon={Search} />}
        tooltipPlacement="right"
        data-key="palette"
        onPress={() => onPress()}
      />
    );
  }
  return (
    <Root onPress={() => onPress()}>
      <Icon icon={Search} />
      <TextBlock>Search</TextBlock>
      {keys !== undefined && (
        <span aria-hidden="true">
          <Kbd>{keys}</Kbd>
        </span>
      )}
    </Root>
  );
}
