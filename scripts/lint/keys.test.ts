import { expect, it } from 'vitest';
import { reported } from './reported.ts';

it('finds Enter and Escape that may belong to an input method', () => {
  const read = [
    "const a = (event: KeyboardEvent) => event.key === 'Enter';",
    "const b = (event: KeyboardEvent) => 'Escape' !== event.code;",
    "const c = (event: KeyboardEvent) => { const { key } = event; return key === 'Enter'; };",
  ];
  const other = [
    "const d = (event: KeyboardEvent) => keyOf(event) === 'Enter';",
    "const e = (event: KeyboardEvent) => event.key === 'ArrowDown';",
    'const f = (binding: { key: string }) => binding.key;',
  ];
  expect(reported('keys/read-with-key-of', [...read, ...other])).toEqual(read);
});
