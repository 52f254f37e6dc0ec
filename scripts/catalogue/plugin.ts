import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readComponents } from './sources.ts';

const root = fileURLToPath(new URL('../../packages/design-system/src', import.meta.url));
const id = 'virtual:catalogue';
const resolved = `\0${id}`;

/**
 * Provides `virtual:catalogue` to the catalogue's pages: the components as their sources describe them, read when the
 * first page asks for them.
 */
export const catalogueFacts = (): Plugin => ({
  name: 'catalogue-facts',
  resolveId: (source) => (source === id ? resolved : undefined),
  load: (source) =>
    source === resolved ? `export const components = ${JSON.stringify(readComponents(root))};` : undefined,
});
