import { useSyncExternalStore } from 'react';
import { languageFor, type Language } from '../../packages/app/src/languages/languages';
import { brands } from '../kit/brands';

export interface CatalogueGlobals {
  theme: 'light' | 'dark' | 'both';
  motion: 'full' | 'reduced';
  language: Language;
  direction: 'ltr' | 'rtl';
  brand: string;
}

/** Reads the toolbar's values; unknown values become the default. */
export function readGlobals(globals: Readonly<Record<string, unknown>>): CatalogueGlobals {
  const { theme, motion, language: code, direction, brand } = globals;
  const language = languageFor(typeof code === 'string' ? code : 'en', []);
  return {
    theme: theme === 'dark' || theme === 'both' ? theme : 'light',
    motion: motion === 'reduced' ? 'reduced' : 'full',
    language,
    direction: direction === 'rtl' || language.isRightToLeft ? 'rtl' : 'ltr',
    brand: typeof brand === 'string' && brand in brands ? brand : 'dropdeck',
  };
}

/** The attribute on a docs page's root element from which its framed stories read the toolbar's values. */
export const globalsAttribute = 'data-catalogue-globals';

/** The docs page around an iframed story. Storybook names those frames `iframe--<story id>`. */
const docsRoot = (): HTMLElement | null =>
  window.frameElement?.id.startsWith('iframe--') ? window.parent.document.documentElement : null;

function subscribe(onChange: () => void): () => void {
  const root = docsRoot();
  if (root === null) return () => undefined;
  const observer = new MutationObserver(onChange);
  observer.observe(root, { attributeFilter: [globalsAttribute] });
  return () => observer.disconnect();
}

const framedGlobals = (): string | null => docsRoot()?.getAttribute(globalsAttribute) ?? null;

/**
 * The toolbar's values for a story. Storybook does not pass them to the iframes of a docs page, so a framed
 * story reads them from the parent document.
 */
export function useGlobals(own: Readonly<Record<string, unknown>>): CatalogueGlobals {
  const framed = useSyncExternalStore(subscribe, framedGlobals);
  return readGlobals(framed === null ? own : (JSON.parse(framed) as Record<string, unknown>));
}
