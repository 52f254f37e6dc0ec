import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import { Select } from './Select';

it('a select that was never open has its help, and opens by an arrow key', async () => {
  const container = document.createElement('main');
  document.body.append(container);
  const root = createRoot(container);
  flushSync(() =>
    root.render(
      <Select
        label="Type"
        description="New releases start hidden."
        options={[{ id: 'new', label: 'New' }]}
        value="new"
        onChange={() => undefined}
      />,
    ),
  );
  const button = container.querySelector('button');
  const help = document.getElementById(button?.getAttribute('aria-describedby') ?? '');
  expect(help?.textContent).toBe('New releases start hidden.');
  button?.focus();
  button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  await expect.poll(() => document.querySelector('[role="option"]')?.textContent).toMatch(/New/);
  root.unmount();
  container.remove();
});
