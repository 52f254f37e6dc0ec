import { use, useMemo, type ComponentType, type ReactNode } from 'react';
// The only import from the root entry: React Aria exports the router provider nowhere else.
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { languageOf } from '../format/language';
import { useSubscribedLocale } from './useLocale';
import { NavigateContext } from './navigate';

const stay = (): void => undefined;

/**
 * A component of React Aria, in the language and with the router of the page. Each one that opens over a page is wrapped in
 * it, instead of the page, so that the first visit has nothing of React Aria, which looks at the browser's languages when
 * it is loaded.
 */
export const inAria = <Props extends object>(Component: ComponentType<Props>): ComponentType<Props> =>
  function InAria(props: Props): ReactNode {
    const locale = useSubscribedLocale();
    const language = useMemo(() => languageOf(navigator, locale), [locale]);
    const navigate = use(NavigateContext);
    return (
      <I18nProvider locale={language}>
        <RouterProvider navigate={navigate ?? stay}>
          <Component {...props} />
        </RouterProvider>
      </I18nProvider>
    );
  };
