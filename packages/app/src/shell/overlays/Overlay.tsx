import { createChunk, FocusKeeper, ignoreDoubleClicks, LazyBoundary } from '@dropdeck/design-system';
import { $overlay, type OverlayName } from '@dropdeck/domain/shell/overlays';
import { languageRetried } from '@dropdeck/domain/shell/preferences/language';
import { useUnit } from 'effector-react';
import { begin } from '../../late';
import { KeyBindings, type KeyBindingsProps } from './KeyBindings';
import { Toasts } from './Toasts';
import {
  createElement,
  lazy,
  useEffect,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';

ignoreDoubleClicks();

const overlay = (importModule: () => Promise<{ default: ComponentType }>) =>
  lazy(createChunk(importModule, 'notice').load);

const components: Readonly<Record<OverlayName, LazyExoticComponent<ComponentType>>> = {
  activity: overlay(() => import('./Activity')),
  addLink: overlay(() => import('./AddLink')),
  keys: overlay(() => import('./Keys')),
  palette: overlay(() => import('./Palette')),
  preferences: overlay(() => import('./Preferences')),
  setup: overlay(() => import('./Setup')),
  support: overlay(() => import('./Support')),
};

const Background = overlay(() => import('./Background'));

/**
 * What comes after the first page: messages, what is open over the page, the keys, the focus of removed controls, and then
 * the rest.
 */
export default function Overlay({
  onKeyHintsChange,
}: {
  /** The keys that work, by act. Stable. */
  onKeyHintsChange: KeyBindingsProps['onHintsChange'];
}): ReactNode {
  const { name, retryLanguage } = useUnit({ name: $overlay, retryLanguage: languageRetried });
  // It may be here earlier than planned, and stays.
  useEffect(begin, []);
  useEffect(() => retryLanguage(), [retryLanguage]);
  return (
    <>
      <Toasts />
      <FocusKeeper />
      <KeyBindings onHintsChange={onKeyHintsChange} />
      <LazyBoundary isQuiet>
        <Background />
      </LazyBoundary>
      {name !== null && (
        <LazyBoundary key={name} isQuiet>
          {createElement(components[name])}
        </LazyBoundary>
      )}
    </>
  );
}
