import { use, type ReactNode } from 'react';
import styled from 'styled-components';
import { LanguagesContext } from '../../lib/react/languages';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import { controlHeight, media } from '../../tokens';
import type { LanguageSelectProps } from './LanguageSelect';

const select = createLazyComponent<LanguageSelectProps>(() => import('./LanguageSelect'), 'nowhere');

// What is around it stays where it is when it arrives.
const Room = styled.div`
  width: 168px;
  min-height: ${controlHeight.medium};

  ${media.phone} {
    min-height: ${controlHeight.touch};
  }
`;

/** The language of a page outside of the Shell. Lazy, because the first chunk has such pages. */
export const PageLanguage = (): ReactNode =>
  use(LanguagesContext) && (
    <Room>
      <Lazy component={select} props={{ isCompact: true }} />
    </Room>
  );
