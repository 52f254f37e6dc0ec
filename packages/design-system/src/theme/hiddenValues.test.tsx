import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, expect, it } from 'vitest';
import { Avatar, TextField } from '../primitives';
import { themeCss } from './themeCss';

const { dataset } = document.documentElement;
const sheet = document.createElement('style');
sheet.textContent = themeCss;
const container = document.createElement('main');
document.body.append(sheet, container);

afterEach(() => {
  delete dataset['values'];
});

const isMasked = (element: Element | null): boolean =>
  element !== null && getComputedStyle(element).getPropertyValue('-webkit-text-security') === 'disc';

it('what is marked, and each field, is masked while values are hidden, and nothing else', () => {
  const root = createRoot(container);
  flushSync(() =>
    root.render(
      <>
        <h1>Monitors</h1>
        <p data-secret>
          Nike <b>SNKRS</b>
        </p>
        <TextField label="Name" value="Night Owl" onChange={() => undefined} />
        <Avatar name="Night Owl" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />
      </>,
    ),
  );
  const find = (selector: string): Element | null => container.querySelector(selector);
  expect(['b', 'input'].map((name) => isMasked(find(name)))).toEqual([false, false]);
  dataset['values'] = 'hidden';
  expect(['h1', 'p', 'b', 'input', 'label'].map((name) => isMasked(find(name)))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(find('img')?.checkVisibility({ visibilityProperty: true })).toBe(false);
  expect(container.innerText).not.toMatch(/Nike|SNKRS/);
  root.unmount();
});
