import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Wordmark } from '../../brand/Wordmark/Wordmark';
import { PageHeader } from '../PageHeader/PageHeader';
import { media, space } from '../../tokens';
import { PageLanguage } from '../LanguageSelect/PageLanguage';
import { AccountLine, type AccountLineProps } from '../AccountLine/AccountLine';
import { Backdrop, brandedBackground } from '../FullScreen/Backdrop';

export interface OpenPageProps {
  title: string;
  description?: string | undefined;
  account: AccountLineProps;
  children: ReactNode;
}

const Root = styled.div`
  ${brandedBackground}
  /* Clip the backdrop without creating a scroll container, which would break sticky content. */
  overflow: clip;
  min-height: 100dvh;
`;

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  max-width: 1264px;
  margin-inline: auto;
  padding: ${space[5]} ${space[8]};

  > :first-child {
    margin-inline-end: auto;
  }

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

/** A wide page outside of the Shell: the wordmark and the account above its content. */
export function OpenPage({ title, description, account, children }: OpenPageProps): ReactNode {
  return (
    <Root>
      <Backdrop />
      <Bar>
        <Wordmark />
        <PageLanguage />
        <AccountLine {...account} />
      </Bar>
      <Main>
        <PageHeader title={title} description={description} />
        {children}
      </Main>
    </Root>
  );
}
