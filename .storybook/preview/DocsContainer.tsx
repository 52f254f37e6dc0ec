import {
  DocsContainer as StorybookDocsContainer,
  type DocsContainerProps,
} from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren, type ReactNode } from 'react';
import { catalogueThemes } from '../theme';
import { useDocsGlobals } from './docsGlobals';
import { globalsAttribute } from './globals';

/** The frame of every docs page. Follows the toolbar's theme and passes its values on to framed stories. */
export function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>): ReactNode {
  const globals = useDocsGlobals();
  const theme = globals.theme === 'dark' ? 'dark' : 'light';
  useLayoutEffect(() => {
    // A page without stories has no canvas to set the theme.
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.setAttribute(globalsAttribute, JSON.stringify(globals));
  }, [globals, theme]);
  return (
    <StorybookDocsContainer context={context} theme={catalogueThemes[theme]}>
      {children}
    </StorybookDocsContainer>
  );
}
