import { useState, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Icon, PlainLink, tooltipProps } from '../../primitives';
import { color, controlHeight, focusRing, media, motion, radius, space, text } from '../../tokens';
import { iconOf, type NavigationLink } from '../navigation';

/** Of the current page, or what leads to it. */
export const currentStyles = css`
  &[aria-current] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
  ${media.forcedColors} {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

/** Shared by the links, the button that folds a group, and the person's button. */
export const rowStyles = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: ${controlHeight.medium};
  padding: 0 ${space[3]};
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.muted};
  ${text.body}
  font-weight: 500;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  outline: none;
  -webkit-tap-highlight-color: transparent;
  transition:
    background-color ${motion.state},
    color ${motion.state};

  ${media.hover} {
    &:hover {
      background: ${color.hover};
      color: ${color.text};
    }
  }
  &:active {
    background: ${color.sunken};
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
  ${currentStyles}
  ${media.phone} {
    min-height: ${controlHeight.touch};
  }
`;

/** Truncates the text of such a row. A separate style, because the entry does not load Text. */
export const RowLabel = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Row = styled(PlainLink)`
  ${rowStyles}

  &[data-nested]:not([data-collapsed]) {
    padding-inline-start: 44px;
  }
  &[data-collapsed] {
    justify-content: center;
    padding: 0;
  }
`;

export interface NavItemProps {
  link: NavigationLink;
  /** The query string to open the page with. */
  queryOf?: ((href: string) => string) | undefined;
  /** `page` for the current page, `true` for a page above it. */
  current?: 'page' | 'true' | undefined;
  isCollapsed?: boolean | undefined;
  /** Inside a group. */
  isNested?: boolean | undefined;
  /** The pointer or the focus reached the link: a good moment to prefetch the page. */
  onIntent?: ((href: string) => void) | undefined;
  /** Called in addition to the navigation. */
  onNavigate?: (() => void) | undefined;
}

/** A link of the sidebar; only its icon, with a tooltip, when the sidebar is collapsed. */
export function NavItem({
  link,
  queryOf,
  current,
  isCollapsed = false,
  isNested = false,
  onIntent,
  onNavigate,
}: NavItemProps): ReactNode {
  // Of its last hover, focus or press, so that typing in a list changes nothing here.
  const [query, setQuery] = useState('');
  const intent = (): void => {
    setQuery(queryOf?.(link.href) ?? '');
    onIntent?.(link.href);
  };
  const name = isCollapsed ? [link.group, link.label].filter(Boolean).join(': ') : link.label;
  return (
    <Row
      href={`${link.href}${query}`}
      onPointerEnter={intent}
      onFocus={intent}
      onPointerDown={intent}
      onPress={onNavigate}
      data-collapsed={isCollapsed || undefined}
      data-nested={isNested || undefined}
      aria-current={current}
      {...(isCollapsed ? { 'aria-label': name, ...tooltipProps(name, 'end') } : {})}
    >
      {(isCollapsed || !isNested) && <Icon icon={iconOf(link.icon)} size={20} />}
      {!isCollapsed && <RowLabel>{link.label}</RowLabel>}
    </Row>
  );
}
