import { useSyncExternalStore } from 'react';

/** What the toolbar sets for every story. */
export interface CatalogueGlobals {
  theme: 'light' | 'dark' | 'both';
  motion: 'full' | 'reduced';
}

/** Reads the toolbar's values; anything unknown is the default. */
export function readGlobals(globals: Readonly<Record<string, unknown>>): CatalogueGlobals {
  const { theme, motion } = globals;
  return {
    theme: theme === 'dark' || theme === 'both' ? theme : 'light',
    motion: motion === 'reduced' ? 'reduced' : 'full',
  };
}

/** The attribute on the root element of a docs page that hands the toolbar's values to its frames. */
export const globalsAttribute = 'data-catalogue-globals';

/** The docs page around a story that it shows in an iframe; Storybook names those `iframe--<story id>`. */
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
 * The toolbar's values for a story. Storybook does not pass them on to the iframes of a docs page, so a
 * framed story reads them from the page around it.
 */
export function useGlobals(own: Readonly<Record<string, unknown>>): CatalogueGlobals {
  const framed = useSyncExternalStore(subscribe, framedGlobals);
  return readGlobals(framed === null ? own : (JSON.parse(framed) as Record<string, unknown>));
}
