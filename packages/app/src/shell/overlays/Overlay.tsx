import {
  FocusKeeper,
  ignoreDoubleClicks,
  trackModality,
  PagePartsContext,
  PageTooltip,
  releaseUnmounted,
  ToastRegion,
} from '@dropdeck/design-system';
import * as toasts from '@dropdeck/domain/kernel/toasts';
import * as keys from '@dropdeck/domain/shell/keys';
import { $overlay, type OverlayName } from '@dropdeck/domain/shell/overlays';
import { languageRetried } from '@dropdeck/domain/shell/preferences/language';
import { useUnit } from 'effector-react';
import { createElement, use, useEffect, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isApple, listenToKeys } from '../../browser/listenToKeys';
import { begin, lazyPart } from '../../late';
import { connect, onMount } from '../connect';

ignoreDoubleClicks();
trackModality();

const overlays: Readonly<Record<OverlayName, ComponentType<{ isOpen: true }>>> = {
  addLink: lazyPart(() => import('./AddLink')),
  keys: lazyPart(() => import('./Keys')),
  palette: lazyPart(() => import('./Palette')),
  preferences: lazyPart(() => import('./Preferences')),
  support: lazyPart(() => import('./Support')),
};

const Background = lazyPart(() => import('./Background'));
const LanguageRetry = onMount(languageRetried);

/** The message about the last act. */
const Toasts = connect(ToastRegion, {
  view: { toast: toasts.$toast },
  events: {
    onPause: toasts.toastPaused,
    onResume: toasts.toastResumed,
    onDismiss: toasts.toastDismissed,
    onAction: toasts.toastActed,
  },
});

interface Props {
  /** The keys that work, by act, for KeyHintsContext. Stable. */
  onKeyHintsChange: (hints: Readonly<Record<string, string>>) => void;
}

/** Listens to the keys of the page. */
function KeyBindings({ onKeyHintsChange }: Props): null {
  const parts = use(PagePartsContext);
  const { bindings, hints, overlay, started, onAct } = useUnit({
    bindings: keys.$activeBindings,
    hints: keys.$keyHints,
    overlay: $overlay,
    started: keys.keysStarted,
    onAct: keys.actPressed,
  });
  const isBlocked = overlay !== null;
  useEffect(() => void started({ isApple: isApple() }), [started]);
  useEffect(() => onKeyHintsChange(hints), [onKeyHintsChange, hints]);
  useEffect(() => listenToKeys({ bindings, isBlocked, parts, onAct }), [bindings, isBlocked, parts, onAct]);
  return null;
}

/** What is left of a page goes with it. */
function Release(): null {
  const { pathname } = useLocation();
  useEffect(releaseUnmounted, [pathname]);
  return null;
}

/**
 * What comes after the first page: messages, what is open over the page, the keys, the focus of removed controls, and then
 * the rest.
 */
export default function Overlay({ onKeyHintsChange }: Props): ReactNode {
  const name = useUnit($overlay);
  // It may be here earlier than planned, and stays.
  useEffect(begin, []);
  return (
    <>
      <Toasts />
      <FocusKeeper />
      <PageTooltip />
      <Release />
      <LanguageRetry />
      <KeyBindings onKeyHintsChange={onKeyHintsChange} />
      <Background />
      {name !== null && createElement(overlays[name], { isOpen: true })}
    </>
  );
}
