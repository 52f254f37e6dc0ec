import {
  createChunk,
  FocusKeeper,
  ignoreDoubleClicks,
  LazyBoundary,
  SwitchedOffAlert,
  type Chunk,
} from '@dropdeck/design-system';
import { $off } from '@dropdeck/domain/shell/notices';
import { $overlay, overlayClosed, type OverlayName } from '@dropdeck/domain/shell/overlays';
import { useUnit } from 'effector-react';
import { begin } from '../../late';
import { KeyBindings, type KeyBindingsProps } from './KeyBindings';
import { Operator } from './Operator';
import { Recording } from './Recording';
import { ReleaseWatch } from './ReleaseWatch';
import { SetupAside } from './SetupAside';
import { Toasts } from './Toasts';
import { createElement, lazy, useEffect, type ComponentType, type ReactNode } from 'react';

ignoreDoubleClicks();

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

const Drafts = lazy(createChunk(() => import('./Drafts'), 'notice').load);

const components = Object.fromEntries(
  Object.entries(chunks).map(([name, { load }]) => [name, lazy(load)]),
) as Record<OverlayName, ReturnType<typeof lazy<ComponentType>>>;

const search = createChunk(() => import('@dropdeck/domain/shell/palette'), 'notice');

/** What is prefetched: the palette, which takes keys at once, in two short tasks, and what must open offline. @public */
export const prefetches = [search.prefetch, chunks.palette.prefetch, chunks.activity.prefetch];

/**
 * What comes after the first page: messages, what is open over the page, how far the setup is, the keys, what the operator
 * says, and the focus of removed controls.
 */
export default function Overlay({
  onKeyHintsChange,
}: {
  /** The keys that work, by act. Stable. */
  onKeyHintsChange: KeyBindingsProps['onHintsChange'];
}): ReactNode {
  const { name, off, closed } = useUnit({ name: $overlay, off: $off, closed: overlayClosed });
  // It may be here earlier than planned, and stays.
  useEffect(begin, []);
  return (
    <>
      <Toasts />
      <FocusKeeper />
      {!off.has('keys') && <KeyBindings onHintsChange={onKeyHintsChange} />}
      {!off.has('setup') && <SetupAside />}
      <LazyBoundary isQuiet>
        <Drafts />
      </LazyBoundary>
      <Recording />
      <Operator />
      <ReleaseWatch />
      <SwitchedOffAlert isOpen={name !== null && off.has(name)} onClose={() => closed()} />
      {name !== null && !off.has(name) && (
        <LazyBoundary key={name} isQuiet>
          {createElement(components[name])}
        </LazyBoundary>
      )}
    </>
  );
}
