import { use, type ReactNode } from 'react';
import { LanguagesContext } from '../../lib/react/languages';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import type { LanguageSelectProps } from './LanguageSelect';

const select = createLazyComponent<LanguageSelectProps>(() => import('./LanguageSelect'), 'nowhere');

/** The language of a page outside of the Shell. Lazy, because the first chunk has such pages. */
export const PageLanguage = (): ReactNode =>
  use(LanguagesContext) && <Lazy component={select} props={{ isCompact: true }} />;
