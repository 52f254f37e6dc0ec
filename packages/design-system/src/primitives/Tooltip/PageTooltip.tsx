import { useEffect, useId, useLayoutEffect, useState, type ReactNode } from 'react';
import { usesKeys } from '../../lib/react/modality';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import type { TooltipBubbleProps, TooltipPlacement } from './TooltipBubble';

const bubble = createLazyComponent<TooltipBubbleProps>(() => import('./TooltipBubble'), 'nowhere');

/** How long the pointer rests before a tooltip opens, and after one has closed another opens at once; in milliseconds. */
const DELAY_MS = 500;

const ownerOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]:not(:disabled)') : null;

/** Calls back with the element whose tooltip is open. */
function listen(onChange: (owner: HTMLElement | null) => void): () => void {
  let pointed: HTMLElement | null = null;
  let isOpen = false;
  let closedAt = -DELAY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (owner: HTMLElement): void => {
    isOpen = true;
    onChange(owner);
  };
  const hide = (): void => {
    clearTimeout(timer);
    if (!isOpen) return;
    isOpen = false;
    closedAt = performance.now();
    onChange(null);
  };
  const point = (owner: HTMLElement | null): void => {
    if (owner === pointed) return;
    pointed = owner;
    hide();
    if (owner === null) return;
    if (performance.now() - closedAt < DELAY_MS) show(owner);
    else timer = setTimeout(() => show(owner), DELAY_MS);
  };

  const aborter = new AbortController();
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    handle: (event: DocumentEventMap[Type]) => void,
  ): void => document.addEventListener(type, handle, { capture: true, signal: aborter.signal });
  on('pointerover', ({ pointerType, target }) => {
    if (pointerType !== 'touch') point(ownerOf(target));
  });
  on('pointerout', ({ relatedTarget }) => {
    if (relatedTarget === null) point(null);
  });
  on('focusin', ({ target }) => {
    const owner = ownerOf(target);
    hide();
    if (owner !== null && usesKeys()) show(owner);
  });
  for (const type of ['focusout', 'pointerdown', 'keydown'] as const) on(type, hide);
  on('scroll', () => {
    // A focused element may have scrolled into view.
    if (pointed !== null) hide();
  });
  return () => {
    clearTimeout(timer);
    aborter.abort();
  };
}

/** The tooltip of the page, for all elements with `tooltipProps`. Rendered once. */
export function PageTooltip(): ReactNode {
  const [owner, setOwner] = useState<HTMLElement | null>(null);
  const id = useId();
  useEffect(() => listen(setOwner), []);
  const content = owner?.dataset['tooltip'] ?? '';
  useLayoutEffect(() => {
    // Not what the name or the text says already.
    if (
      owner === null ||
      owner.ariaLabel === content ||
      owner.textContent.includes(content) ||
      owner.hasAttribute('aria-describedby')
    )
      return undefined;
    owner.setAttribute('aria-describedby', id);
    return () => owner.removeAttribute('aria-describedby');
  }, [owner, content, id]);
  if (owner === null) return null;
  return (
    <Lazy
      key={content}
      component={bubble}
      props={{
        id,
        triggerRef: { current: owner },
        placement: owner.dataset['tooltipSide'] as TooltipPlacement,
        content,
        keys: owner.dataset['tooltipKeys'],
      }}
    />
  );
}
