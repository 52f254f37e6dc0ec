import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useKeyHint } from '../../keys/keyHints';
import { Button, Icon, IconButton } from '../../primitives';
import { color, space } from '../../tokens';
import { t as common } from '../../lib/common/text.en';

const Root = styled.div`
  padding: ${space[1]} ${space[3]} 0;

  > button {
    padding-inline: ${space[3]};
    color: ${color.muted};
  }
  span {
    flex: 1;
    display: flex;
    justify-content: space-between;
  }
  kbd {
    font: inherit;
  }
`;

export interface SearchButtonProps {
  onPress: () => void;
  isCollapsed?: boolean | undefined;
}

/** Opens the command palette; aligned as a search field, because it searches everything. */
export function SearchButton({ onPress, isCollapsed = false }: SearchButtonProps): ReactNode {
  const keys = useKeyHint('palette');
  const icon = <Icon icon={Search} />;
  if (isCollapsed) {
    return (
      <IconButton
        label={common('search')}
        icon={icon}
        tooltipPlacement="right"
        keyAct="palette"
        onPress={onPress}
      />
    );
  }
  return (
    <Root>
      <Button icon={icon} isFullWidth onPress={onPress}>
        {common('search')}
        <kbd aria-hidden="true">{keys}</kbd>
      </Button>
    </Root>
  );
}
