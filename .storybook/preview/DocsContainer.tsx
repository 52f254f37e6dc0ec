import {
  DocsContainer as StorybookDocsContainer,
  type DocsContainerProps,
} from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren, type ReactNode } from 'react';
import { catalogueThemes } from '../theme';
import { useDocsGlobals } from './docsGlobals';
import { globalsAttribute } from './globals';

/** The frame of every docs page: follows the toolbar's theme, and hands its values to framed stories. */
export function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>): ReactNode {
  const globals = useDocsGlobals();
  const theme = globals.theme === 'dark' ? 'dark' : 'light';
  useLayoutEffect(() => {
    // A page without a story has no canvas that would set the theme.
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.setAttribute(globalsAttribute, JSON.stringify(globals));
  }, [globals, theme]);
  return (
    <StorybookDocsContainer context={context} theme={catalogueThemes[theme]}>
      {children}
    </StorybookDocsContainer>
  );
}
