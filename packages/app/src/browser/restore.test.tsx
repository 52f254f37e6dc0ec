import { afterEach, describe, expect, it, vi } from 'vitest';
import { showPage, whenRestored } from './restore';

let stop = (): void => undefined;
afterEach(() => stop());

const dispatchPageHide = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }));
const dispatchPageShow = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
const visibility = () => getComputedStyle(document.body).visibility;

describe('whenRestored', () => {
  it('hides a page from the back/forward cache until it is shown again', () => {
    const restored = vi.fn();
    stop = whenRestored(restored);
    dispatchPageHide(true);
    dispatchPageShow(true);
    expect(restored).toHaveBeenCalledOnce();
    expect(visibility()).toBe('hidden');
    showPage();
    expect(visibility()).toBe('visible');
  });

  it('ignores a page that was not in the back/forward cache', () => {
    const restored = vi.fn();
    stop = whenRestored(restored);
    dispatchPageHide(false);
    dispatchPageShow(false);
    expect(visibility()).toBe('visible');
    expect(restored).not.toHaveBeenCalled();
  });
});
