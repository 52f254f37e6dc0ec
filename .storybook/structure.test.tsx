import { afterEach, expect, it } from 'vitest';
import { structureOf } from './structure';

afterEach(() => document.body.replaceChildren());

/** The structure of markup, as it is on a page. */
function of(html: string): string {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return structureOf(root);
}
const field = '<label for="a" style="color: black">Name</label><input id="a" type="text">';

it('is the same whatever the IDs and classes are', () => {
  expect(of(field.replaceAll('"a"', '"b"').replace('<label', '<label class="x"'))).toBe(of(field));
});

it.each([
  ['a role', field.replace('<input', '<input role="spinbutton"')],
  ['a state', field.replace('<input', '<input aria-invalid="true"')],
  ['a label that names nothing', field.replace('for="a"', 'for="b"')],
  ['a text', field.replace('Name', 'Names')],
  ['a tag', field.replaceAll('label', 'span')],
  ['a color', field.replace('black', 'silver')],
  ['the color behind it', field.replace('color: black', 'color: black; background: #111')],
  ['what can be seen', field.replace('color: black', 'visibility: hidden')],
])('differs by %s', (_, html) => {
  expect(of(html)).not.toBe(of(field));
});
