import { createChunk, FocusKeeper, LazyBoundary, type Chunk } from '@dropdeck/design-system';
import { $overlay, type OverlayName } from '@dropdeck/domain/overlays';
import { useUnit } from 'effector-react';
import { begin } from '../../late';
import { KeyBindings, type KeyBindingsProps } from './KeyBindings';
import { SetupAside } from './SetupAside';
import { createElement, lazy, useEffect, type ComponentType, type ReactNode } from 'react';

type OverlayChunk = Chunk<{ default: ComponentType }>;

const chunks: Readonly<Record<OverlayName, OverlayChunk>> = {
  activity: createChunk(() => import('./Activity'), 'notice'),
  keys: createChunk(() => import('./Keys'), 'notice'),
  news: createChunk(() => import('./News'), 'notice'),
  palette: createChunk(() => import('./Palette'), 'notice'),
  preferences: createChunk(() => import('./Preferences'), 'notice'),
  setup: createChunk(() => import('./Setup'), 'notice'),
  support: createChunk(() => import('./Support'), 'notice'),
};

const components = Object.fromEntries(
  Object.entries(chunks).map(([name, { load }]) => [name, lazy(load)]),
) as Record<OverlayName, ReturnType<typeof lazy<ComponentType>>>;

/** The prefetches of all overlays. */
export const prefetches = Object.values(chunks).map(({ prefetch }) => prefetch);

/** What comes after the first page: what is open over the page, how far the setup is, the keys, and the focus of removed controls. */
export default function Overlay({
  onKeyHintsChange,
}: {
  /** The keys that work, by act. Stable. */
  onKeyHintsChange: KeyBindingsProps['onHintsChange'];
}): ReactNode {
  const name = useUnit($overlay);
  // It may be here earlier than planned, and stays.
  useEffect(begin, []);
  return (
    <>
      <FocusKeeper />
      <KeyBindings onHintsChange={onKeyHintsChange} />
      <SetupAside />
      {name !== null && (
        <LazyBoundary key={name} isQuiet>
          {createElement(components[name])}
        </LazyBoundary>
      )}
    </>
  );
}
