import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Wordmark } from '../../brand/Wordmark/Wordmark';
import { PageHeader } from '../../patterns/PageHeader/PageHeader';
import { media, space } from '../../tokens';
import { AccountLine, type AccountLineProps } from '../AccountLine/AccountLine';
import { Backdrop, brandedBackground } from '../FullScreen/Backdrop';

export interface OpenPageProps {
  /** The page's one `h1`. */
  title: string;
  description?: string | undefined;
  account: AccountLineProps;
  children: ReactNode;
}

const Root = styled.div`
  ${brandedBackground}
  /* Clips the drawing at its edge without being a place that scrolls: what is inside may stick. */
  overflow: clip;
  min-height: 100dvh;
`;

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  max-width: 1264px;
  margin-inline: auto;
  padding: ${space[5]} ${space[8]};

  ${media.phone} {
    padding: ${space[3]} ${space[4]};
  }
`;

const Main = styled.main`
  max-width: 1264px;
  margin-inline: auto;
  padding: ${space[6]} ${space[8]} ${space[16]};

  ${media.phone} {
    padding: ${space[4]} ${space[4]} ${space[8]};
  }
`;

/** A page outside of the Shell that needs room: the product's name and the account above its content. */
export function OpenPage({ title, description, account, children }: OpenPageProps): ReactNode {
  return (
    <Root>
      <Backdrop />
      <Bar>
        <Wordmark />
        <AccountLine {...account} />
      </Bar>
      <Main>
        <PageHeader title={title} description={description} />
        {children}
      </Main>
    </Root>
  );
}
