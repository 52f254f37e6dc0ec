import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button,
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  Heading,
} from 'react-aria-components/Disclosure';
import styled from 'styled-components';
import { Text } from '../Text/Text';
import { omitUndefined } from '../../lib/react/omitUndefined';
import { color, controlHeight, focusRing, media, motion, radius, space, text } from '../../tokens';
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

const Root = styled(AriaDisclosure)`
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  min-width: 0;
`;

const Trigger = styled(Button)`
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

  &[data-hovered] {
    background: ${color.hover};
  }
  &[data-focus-visible] {
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

  [data-expanded] & {
    transform: rotate(calc(90deg * var(--dd-flip)));
  }
`;

const Panel = styled(DisclosurePanel)`
  &[aria-hidden='false'] {
    padding: 0 ${space[5]} ${space[5]};
  }
  ${media.phone} {
    &[aria-hidden='false'] {
      padding-inline: ${space[4]};
    }
  }
`;

/** A collapsible part of a page. */
export function Disclosure({ title, aside, children, level = 2, ...rest }: DisclosureProps): ReactNode {
  return (
    <Root {...omitUndefined(rest)}>
      <Heading level={level}>
        <Trigger slot="trigger">
          <Chevron>
            <Icon icon={ChevronRight} />
          </Chevron>
          <Text as="span" data-long="anywhere" data-grows>
            {title}
          </Text>
          {aside}
        </Trigger>
      </Heading>
      <Panel>{children}</Panel>
    </Root>
  );
}
