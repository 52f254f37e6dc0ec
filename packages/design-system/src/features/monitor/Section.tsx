import { ChevronRight } from 'lucide-react';
import { use, useImperativeHandle, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { PagePartsContext, usePageCommands } from '../../keys/pageCommands';
import { Card, Icon, PlainButton, Text } from '../../primitives';
import { color, controlHeight, focusRing, media, motion, radius, space } from '../../tokens';
import type { CollapseProps } from './sections';

export interface SectionProps extends CollapseProps {
  heading: string;
  description?: string | undefined;
  /** Whether a field inside is what the keys of `new` focus; they expand the section first. */
  hasNew?: boolean | undefined;
  /** Replaces the content while collapsed: “4 of 4 set”. */
  summary?: string | undefined;
  /** The count beside the heading. */
  badge?: ReactNode;
  /** The save state, shown in the heading line while collapsed. */
  saveState?: ReactNode;
  /** Shown in the heading line while expanded. */
  actions?: ReactNode;
  children: ReactNode;
}

const Root = styled.div`
  min-width: 0;
  scroll-margin-top: calc(var(--dd-sticky-top, 0px) + ${space[2]});

  /* Keep a button beside the heading in a narrow column. */
  > section > header > :first-child {
    flex-basis: 140px;
  }
`;

const Toggle = styled(PlainButton)`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 28px;
  margin-block: -2px;
  margin-inline-start: -${space[1]};
  padding-block: 0;
  padding-inline: 0 ${space[2]};
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: start;
  cursor: pointer;
  outline: none;

  > span {
    flex: none;
    display: inline-flex;
    color: ${color.muted};
    transition: transform ${motion.state};
  }
  &[aria-expanded='true'] > span {
    transform: rotate(calc(90deg * var(--dd-flip)));
  }
  ${media.hover} {
    &:hover > span {
      color: ${color.text};
    }
  }
  &:focus-visible {
    ${focusRing}
  }
  ${media.phone} {
    min-height: ${controlHeight.touch};
    margin-block: -10px;
  }
`;

/** A Card of the monitor page that collapses to its heading and a summary. */
export function Section({
  handle,
  heading,
  description,
  hasNew = false,
  summary,
  badge,
  saveState,
  actions,
  isCollapsed,
  onCollapsedChange,
  children,
}: SectionProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useImperativeHandle(
    handle,
    () => ({
      show: () => {
        root.current?.scrollIntoView();
        toggle.current?.focus({ preventScroll: true });
      },
    }),
    [],
  );
  const parts = use(PagePartsContext);
  usePageCommands(toggle, {
    new:
      isCollapsed && hasNew
        ? () => {
            toggle.current?.focus();
            onCollapsedChange(false);
            // What is inside then knows the command instead.
            requestAnimationFrame(() => {
              for (const { handlers } of parts) handlers().new?.();
            });
          }
        : undefined,
  });
  return (
    <Root ref={root}>
      <Card
        heading={
          <Toggle ref={toggle} aria-expanded={!isCollapsed} onPress={() => onCollapsedChange(!isCollapsed)}>
            <span>
              <Icon icon={ChevronRight} />
            </span>
            {heading}
          </Toggle>
        }
        description={isCollapsed ? undefined : description}
        badge={
          <>
            {badge}
            {isCollapsed && summary !== undefined && (
              <Text as="span" data-size="body" data-tone="muted" data-tabular data-long="anywhere">
                {summary}
              </Text>
            )}
          </>
        }
        actions={isCollapsed ? saveState : actions}
      >
        {isCollapsed ? undefined : children}
      </Card>
    </Root>
  );
}
