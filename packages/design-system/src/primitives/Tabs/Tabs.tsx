import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import styled from 'styled-components';
import { color, focusRing, radius, space, text } from '../../tokens';
import { tabListStyles, tabStyles } from './tabStyles';

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
  ${tabListStyles}
` as typeof TabList;

const Item = styled(Tab)`
  ${tabStyles}
`;

const Count = styled.span`
  ${text.caption}
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
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
            {count !== undefined && <Count>{count}</Count>}
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
