import type { ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection,
  Header,
  Popover,
  type MenuItemProps,
} from 'react-aria-components/Menu';
import styled from 'styled-components';
import { inAria } from '../../lib/react/inAria';
import { omitUndefined } from '../../lib/react/omitUndefined';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { optionListStyles, optionStyles, popoverStyles } from '../overlayStyles';
import { color, media, space, text } from '../../tokens';
import { KeyHint } from '../Kbd/Kbd';

export interface MenuItem {
  id: string;
  label: string;
  /** A second line that describes the action. */
  description?: string | undefined;
  /** A 16 px `Icon`. */
  icon?: ReactNode;
  /** The act whose keys are at the end. */
  keyAct?: string | undefined;
  /** A `Kbd` at the end. */
  shortcut?: ReactNode;
  tone?: 'default' | 'danger' | undefined;
  isDisabled?: boolean | undefined;
  /** Makes the item a link. */
  href?: string | undefined;
  /** The link is the current page, or one above it. */
  current?: 'page' | 'true' | undefined;
}

/** A group of items, after a separator. */
export interface MenuGroup {
  id: string;
  heading?: string | undefined;
  items: readonly MenuItem[];
}

/** The button that opened a menu, and the item to focus; `null` for none. */
export interface MenuOpening {
  readonly button: HTMLButtonElement;
  readonly focus: 'first' | 'last' | null;
}

export interface MenuListProps {
  label: string;
  groups: readonly MenuGroup[];
  /** The items are names that others may not see on a shared screen. */
  isSecret?: boolean | undefined;
  onAction?: ((id: string) => void) | undefined;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'end top' | undefined;
  opening: MenuOpening;
  onClose: () => void;
}

const Surface = styled(Popover)`
  ${popoverStyles}
`;

const List = styled(AriaMenu)`
  ${optionListStyles}
`;

const Section = styled(MenuSection)`
  & + & {
    margin-top: ${space[1]};
    padding-top: ${space[1]};
    border-top: 1px solid ${color.border};
  }
`;

const SectionHeading = styled(Header)`
  padding: 6px ${space[2]} 2px;
  ${text.caption}
  font-weight: 500;
  color: ${color.subtle};
`;

/** A link that leaves the product opens a tab, so that nothing unsaved is left behind. */
const external = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** React Aria passes no `aria-current` on. */
const currentLink =
  (current: 'page' | 'true'): NonNullable<MenuItemProps['render']> =>
  ({ children, ...props }) =>
    'href' in props ? (
      <a {...props} aria-current={current}>
        {children}
      </a>
    ) : (
      <div {...props}>{children}</div>
    );

const Item = styled(AriaMenuItem)`
  ${optionStyles}
`;

const IconSlot = styled.span`
  flex: none;
  display: inline-flex;
  width: 16px;
  color: ${color.subtle};

  [data-tone='danger'] > & {
    color: inherit;
  }
`;

const Shortcut = styled.span`
  flex: none;

  ${media.phone} {
    display: none;
  }
`;

/** The content of Menu, in its own module because it is loaded lazily. */
function MenuList({
  label,
  groups,
  isSecret,
  onAction,
  placement = 'bottom start',
  opening,
  onClose,
}: MenuListProps): ReactNode {
  const hasIcons = groups.some(({ items }) => items.some(({ icon }) => icon !== undefined));
  return (
    <Surface
      isOpen
      aria-label={label}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      triggerRef={{ current: opening.button }}
      placement={placement}
      offset={4}
    >
      <List
        aria-label={label}
        data-secret={isSecret}
        autoFocus={opening.focus ?? true}
        onAction={(key) => onAction?.(String(key))}
        onClose={onClose}
      >
        {groups.map((group) => (
          // An item may have the name of its group.
          <Section
            key={group.id}
            id={`group ${group.id}`}
            {...(group.heading ? {} : { 'aria-label': label })}
          >
            {group.heading && <SectionHeading>{group.heading}</SectionHeading>}
            {group.items.map((item) => (
              <Item
                key={item.id}
                id={item.id}
                textValue={item.label}
                data-tone={item.tone}
                isDisabled={item.isDisabled ?? false}
                {...omitUndefined({ href: item.href })}
                {...(item.current ? { render: currentLink(item.current) } : {})}
                {...(item.href?.startsWith('https:') ? external : {})}
              >
                {hasIcons && <IconSlot>{item.icon}</IconSlot>}
                <Stack as="span" data-grows data-gap={0}>
                  <Text as="span" data-long="ellipsis">
                    {item.label}
                  </Text>
                  {item.description && (
                    <Text as="span" data-size="caption" data-tone="muted">
                      {item.description}
                    </Text>
                  )}
                </Stack>
                {item.shortcut !== undefined && <Shortcut>{item.shortcut}</Shortcut>}
                {item.keyAct !== undefined && (
                  <Shortcut>
                    <KeyHint act={item.keyAct} />
                  </Shortcut>
                )}
              </Item>
            ))}
          </Section>
        ))}
      </List>
    </Surface>
  );
}

export default inAria(MenuList);
