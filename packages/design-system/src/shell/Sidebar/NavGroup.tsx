import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import styled from 'styled-components';
import { Icon } from '../../primitives';
import { motion } from '../../tokens';
import { iconOf, type NavigationGroup } from '../navigation';
import { rowStyles, RowLabel } from './NavItem';

const Trigger = styled(AriaButton)`
  ${rowStyles}
`;

const Chevron = styled.span`
  transition: transform ${motion.state};

  [aria-expanded='false'] & {
    transform: rotate(calc(-90deg * var(--dd-flip)));
  }
`;

export interface NavGroupProps {
  group: NavigationGroup;
  isExpanded: boolean;
  onToggle: () => void;
  /** The current page is one of its links. */
  isCurrent: boolean;
  /** The group's links as list items. */
  children: ReactNode;
}

/** A collapsible group of links. */
export function NavGroup({ group, isExpanded, onToggle, isCurrent, children }: NavGroupProps): ReactNode {
  const listId = useId();
  return (
    <>
      <Trigger
        aria-expanded={isExpanded}
        aria-controls={listId}
        onPress={() => onToggle()}
        {...(isCurrent && !isExpanded ? { 'aria-current': 'true', 'data-current': '' } : {})}
      >
        <Icon icon={iconOf(group.icon)} size={20} />
        <RowLabel>{group.label}</RowLabel>
        <Chevron>
          <Icon icon={ChevronDown} />
        </Chevron>
      </Trigger>
      <ul id={listId} hidden={!isExpanded}>
        {children}
      </ul>
    </>
  );
}
