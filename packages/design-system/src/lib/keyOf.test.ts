import { expect, it } from 'vitest';
import { keyOf } from './keyOf';

const press = (change: object) => ({ key: 'Enter', isComposing: false, keyCode: 13, ...change });

it('a key is none while an input method uses it', () => {
  expect(keyOf(press({}))).toBe('Enter');
  expect(keyOf(press({ isComposing: true }))).toBe('');
  expect(keyOf(press({ keyCode: 229 }))).toBe('');
  expect(keyOf({ ...press({}), nativeEvent: press({ keyCode: 229 }) })).toBe('');
});
