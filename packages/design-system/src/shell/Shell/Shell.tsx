import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, focusRing, layer, media, radius, space, text } from '../../tokens';
import { VisuallyHidden } from '../../primitives';
import { OfflineNotice } from '../OfflineNotice/OfflineNotice';
import { PageFocusProvider } from '../../patterns/PageHeader/pageFocus';
import { Sidebar, type SidebarProps } from '../Sidebar/Sidebar';
import { TopBar } from '../TopBar/TopBar';
import { t } from './text.en';
import { useMedia } from '../../lib/react/useMedia';

const Root = styled.div`
  display: flex;
  min-height: 100dvh;
  background: ${color.canvas};

  ${media.phone} {
    flex-direction: column;
    /* Sticky content stays below the top bar. */
    --dd-sticky-top: 56px;
  }
  ${media.low} {
    --dd-sticky-top: 0px;
  }
  /* On paper there is the page's content alone, without its acts. */
  ${media.print} {
    display: block;

    > :not(main),
    header:has(h1) > :not(:first-child) {
      display: none;
    }
  }
`;

const Skip = styled.a`
  position: fixed;
  top: ${space[2]};
  inset-inline-start: ${space[2]};
  z-index: ${layer.toast};
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.control};
  background: ${color.raised};
  color: ${color.text};
  ${text.body}
  font-weight: 500;

  &:not(:focus) {
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  &:focus {
    ${focusRing}
  }
`;

const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`;

const Column = styled.div`
  display: grid;
  flex: 1;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  width: 100%;
  max-width: calc(1200px + 2 * ${space[8]});
  margin: 0 auto;
  padding: ${space[8]};

  ${media.phone} {
    padding: ${space[6]} ${space[4]};
  }
  ${media.print} {
    display: block;
    padding: 0;
  }
`;

export interface ShellProps extends SidebarProps {
  /** Title of the current page, announced after a navigation where no heading takes the focus. */
  pageTitle: string;
  children: ReactNode;
  isOffline?: boolean | undefined;
  /** Whether the last navigation went back, which focuses the link to the page that was left. Stable. */
  isBack?: (() => boolean) | undefined;
}

/**
 * The layout of every signed-in page: sidebar or top bar, skip link, content column, toasts. After a
 * navigation the page's heading is focused (see PageHeader).
 */
export function Shell({
  pageTitle,
  children,
  isOffline = false,
  isBack,
  ...navigation
}: ShellProps): ReactNode {
  const { isCollapsed: _, onCollapsedChange: __, ...menu } = navigation;
  const isPhone = useMedia(media.phone);
  const [announcement, setAnnouncement] = useState('');
  return (
    <PageFocusProvider
      path={navigation.currentPath}
      title={pageTitle}
      isBack={isBack}
      onSay={setAnnouncement}
    >
      <Root>
        <Skip
          href="#content"
          onClick={(event) => {
            event.preventDefault();
            document.getElementById('content')?.focus();
          }}
        >
          {t('skipToContent')}
        </Skip>
        {isPhone ? <TopBar {...menu} /> : <Sidebar {...navigation} />}
        <Main id="content" tabIndex={-1}>
          <Column>
            <OfflineNotice isOffline={isOffline} />
            {children}
          </Column>
        </Main>
        <VisuallyHidden role="status" data-secret>
          {announcement}
        </VisuallyHidden>
      </Root>
    </PageFocusProvider>
  );
}
