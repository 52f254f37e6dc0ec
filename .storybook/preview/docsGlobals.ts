import { useSyncExternalStore } from 'react';
import { SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { readGlobals, type CatalogueGlobals } from './globals';

interface GlobalsEvent {
  globals: Record<string, unknown>;
}

let current = readGlobals({});
const listeners = new Set<() => void>();

function update({ globals }: GlobalsEvent): void {
  current = readGlobals({ ...current, ...globals });
  for (const listener of listeners) listener();
}

const channel = addons.getChannel();
// Only the manager's message: framed stories announce their own globals on the same channel.
channel.once(SET_GLOBALS, update);
channel.on(UPDATE_GLOBALS, update);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The toolbar's values, for docs pages. */
export const useDocsGlobals = (): CatalogueGlobals => useSyncExternalStore(subscribe, () => current);
