import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import styled from 'styled-components';
import { PageHeader } from '../../patterns/PageHeader/PageHeader';
import { tabListStyles, tabStyles } from '../../primitives/Tabs/tabStyles';
import { space } from '../../tokens';

/** A tool and its page. */
export interface ToolLink {
  readonly href: string;
  readonly label: string;
}

export interface ToolsScreenProps {
  tools: readonly ToolLink[];
  /** The `href` of the open tool. */
  current: string;
  /** What the open tool is for, in one line. */
  description: string;
  /** The open tool. */
  children: ReactNode;
}

const Links = styled.nav`
  ${tabListStyles}
  margin-bottom: ${space[5]};
`;

const ToolLinkItem = styled(AriaLink)`
  ${tabStyles}
`;

/** On phones the row of links scrolls. Stable, so that it is called when another link is the current one. */
const showLink = (link: HTMLElement | null): void =>
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });

/** The page around the tools that work across pages: drafts, changes, webhooks, backup and comparison. */
export function ToolsScreen({ tools, current, description, children }: ToolsScreenProps): ReactNode {
  return (
    <div>
      <PageHeader title="Tools" description={description} />
      <Links aria-label="Tools">
        {tools.map(({ href, label }) => (
          <ToolLinkItem
            key={href}
            href={href}
            {...(href === current ? { 'aria-current': 'page', ref: showLink } : {})}
          >
            {label}
          </ToolLinkItem>
        ))}
      </Links>
      {children}
    </div>
  );
}
