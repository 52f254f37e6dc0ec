import {
  createChunk,
  FocusKeeper,
  ignoreDoubleClicks,
  LazyBoundary,
  SwitchedOffAlert,
} from '@dropdeck/design-system';
import { $hasHadLongJob } from '@dropdeck/domain/kernel/job';
import { $off } from '@dropdeck/domain/shell/notices';
import { $overlay, overlayClosed, type OverlayName } from '@dropdeck/domain/shell/overlays';
import { useUnit } from 'effector-react';
import { begin } from '../../late';
import { Modes } from './Modes';
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
  news: overlay(() => import('./News')),
  palette: overlay(() => import('./Palette')),
  preferences: overlay(() => import('./Preferences')),
  setup: overlay(() => import('./Setup')),
  support: overlay(() => import('./Support')),
};

const Background = overlay(() => import('./Background'));
const JobNotices = overlay(() => import('./jobs/JobNotices'));

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
  const { name, off, closed, hasHadLongJob } = useUnit({
    name: $overlay,
    off: $off,
    closed: overlayClosed,
    hasHadLongJob: $hasHadLongJob,
  });
  // It may be here earlier than planned, and stays.
  useEffect(begin, []);
  return (
    <>
      <Toasts />
      <Modes />
      <FocusKeeper />
      {!off.has('keys') && <KeyBindings onHintsChange={onKeyHintsChange} />}
      <LazyBoundary isQuiet>
        <Background />
      </LazyBoundary>
      {hasHadLongJob && (
        <LazyBoundary isQuiet>
          <JobNotices />
        </LazyBoundary>
      )}
      <SwitchedOffAlert isOpen={name !== null && off.has(name)} onClose={closed} />
      {name !== null && !off.has(name) && (
        <LazyBoundary key={name} isQuiet>
          {createElement(components[name])}
        </LazyBoundary>
      )}
    </>
  );
}
