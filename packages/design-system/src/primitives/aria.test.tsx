import { createRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { FocusableProvider, runAfterTransition } from './aria';

it('FocusableProvider gives the focusable element inside it the props and the ref of a trigger', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const ref = createRef<HTMLElement>();
  const onFocus = vi.fn();
  root.render(
    <FocusableProvider ref={ref} onFocus={onFocus}>
      <Button>Save</Button>
    </FocusableProvider>,
  );
  const button = page.getByRole('button', { name: 'Save' });
  await expect.element(button).toBeVisible();
  expect(ref.current).toBe(button.element());
  ref.current?.focus();
  expect(onFocus).toHaveBeenCalledOnce();
  root.unmount();
  container.remove();
});

it('runAfterTransition calls back while no transition runs', async () => {
  const called = vi.fn();
  runAfterTransition(called);
  await expect.poll(() => called.mock.calls.length).toBe(1);
});
