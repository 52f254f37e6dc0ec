import { ChevronRight } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Text } from '../Text/Text';
import { useLatestCallback } from '../../lib/react/useLatestCallback';
import { color, controlHeight, focusRing, media, motion, radius, space, text } from '../../tokens';
import { PlainButton } from '../Button/PlainButton';
import { Icon } from '../Icon/Icon';

export interface DisclosureProps {
  title: string;
  /** After the title, visible while collapsed: a count, a Badge. */
  aside?: ReactNode;
  children: ReactNode;
  isExpanded?: boolean | undefined;
  defaultExpanded?: boolean | undefined;
  onExpandedChange?: ((isExpanded: boolean) => void) | undefined;
  /** Level of the heading within the page. */
  level?: 2 | 3 | 4 | undefined;
}

const Root = styled.div`
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  min-width: 0;
`;

const Trigger = styled(PlainButton)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  width: 100%;
  min-height: 52px;
  padding: ${space[3]} ${space[5]};
  border: 0;
  border-radius: ${radius.card};
  background: transparent;
  color: ${color.text};
  text-align: start;
  ${text.heading}
  cursor: pointer;
  outline: none;

  ${media.hover} {
    &:hover {
      background: ${color.hover};
    }
  }
  &:focus-visible {
    ${focusRing}
  }
  ${media.phone} {
    min-height: ${controlHeight.touch};
    padding-inline: ${space[4]};
  }
`;

const Chevron = styled.span`
  flex: none;
  color: ${color.muted};
  transition: transform ${motion.state};

  [aria-expanded='true'] > & {
    transform: rotate(calc(90deg * var(--dd-flip)));
  }
`;

const Panel = styled.div`
  --card-padding: ${space[5]};

  &:not([hidden]) {
    padding: 0 var(--card-padding) var(--card-padding);
  }
  ${media.phone} {
    --card-padding: ${space[4]};
  }
`;

/** A collapsible part of a page. The browser's find expands it. */
export function Disclosure({
  title,
  aside,
  children,
  isExpanded: isControlled,
  defaultExpanded = false,
  onExpandedChange,
  level = 2,
}: DisclosureProps): ReactNode {
  const [isOwn, setOwn] = useState(defaultExpanded);
  const isExpanded = isControlled ?? isOwn;
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const change = useLatestCallback((next: boolean): void => {
    setOwn(next);
    onExpandedChange?.(next);
  });
  // React knows `hidden` as true or false.
  useLayoutEffect(() => {
    if (isExpanded) panel.current?.removeAttribute('hidden');
    else panel.current?.setAttribute('hidden', 'until-found');
  }, [isExpanded]);
  useEffect(() => {
    const { current } = panel;
    const expand = (): void => change(true);
    current?.addEventListener('beforematch', expand);
    return () => current?.removeEventListener('beforematch', expand);
  }, [change]);
  const Heading: 'h2' | 'h3' | 'h4' = `h${level}`;
  return (
    <Root>
      <Heading>
        <Trigger
          id={id}
          aria-expanded={isExpanded}
          aria-controls={`${id}-panel`}
          onPress={() => change(!isExpanded)}
        >
          <Chevron>
            <Icon icon={ChevronRight} />
          </Chevron>
          <Text as="span" data-long="anywhere" data-grows>
            {title}
          </Text>
          {aside}
        </Trigger>
      </Heading>
      <Panel ref={panel} id={`${id}-panel`} role="group" aria-labelledby={id}>
        {children}
      </Panel>
    </Root>
  );
}
