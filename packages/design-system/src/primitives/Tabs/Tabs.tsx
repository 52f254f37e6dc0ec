import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import styled from 'styled-components';
import { Text } from '../Text/Text';
import { color, controlHeight, focusRing, media, motion, radius, space, text } from '../../tokens';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: string;
  /** A count after the label. */
  count?: number | undefined;
  children: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface TabsProps<Id extends string = string> {
  /** Names the tab list. */
  label: string;
  items: ReadonlyArray<TabItem<Id>>;
  selectedId: Id;
  onSelectionChange: (id: Id) => void;
}

const Root = styled(AriaTabs)`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const List = styled(TabList)`
  display: flex;
  gap: ${space[1]};
  border-bottom: 1px solid ${color.border};
  overflow-x: auto;
  scrollbar-width: none;
` as typeof TabList;

const Item = styled(Tab)`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: ${controlHeight.medium};
  padding: 0 ${space[3]};
  border-radius: ${radius.small} ${radius.small} 0 0;
  box-shadow: inset 0 -2px 0 transparent;
  ${text.body}
  font-weight: 500;
  color: ${color.muted};
  cursor: pointer;
  outline: none;
  transition:
    color ${motion.state},
    box-shadow ${motion.state};

  &[data-hovered] {
    color: ${color.text};
  }
  &[data-selected] {
    color: ${color.accentText};
    box-shadow: inset 0 -2px 0 ${color.accent};
  }
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: ${color.subtle};
    cursor: not-allowed;
  }
  ${media.phone} {
    min-height: ${controlHeight.touch};
  }
  ${media.forcedColors} {
    &[data-selected] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

const Panel = styled(TabPanel)`
  padding-top: ${space[5]};
  outline: none;

  &[data-focus-visible] {
    ${focusRing}
    border-radius: ${radius.small};
  }
`;

/** Views of the same content, one at a time. */
export function Tabs<Id extends string = string>({
  label,
  items,
  selectedId,
  onSelectionChange,
}: TabsProps<Id>): ReactNode {
  return (
    <Root
      selectedKey={selectedId}
      onSelectionChange={(key) => {
        const chosen = items.find(({ id }) => id === key);
        if (chosen) onSelectionChange(chosen.id);
      }}
    >
      <List aria-label={label}>
        {items.map(({ id, label: name, count, isDisabled = false }) => (
          <Item key={id} id={id} isDisabled={isDisabled}>
            {name}
            {count !== undefined && (
              <Text as="span" data-size="caption" data-tone="muted" data-tabular>
                {count}
              </Text>
            )}
          </Item>
        ))}
      </List>
      {items.map(({ id, children }) => (
        <Panel key={id} id={id}>
          {children}
        </Panel>
      ))}
    </Root>
  );
}
