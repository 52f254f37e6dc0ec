import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import dark from '../../tokens/dark.tokens.json';
import foundation from '../../tokens/foundation.tokens.json';
import light from '../../tokens/light.tokens.json';
import { themeCss } from '../theme/themeCss';
import { colorNames, colorVariable, text } from './semantic';

/*
 * The exported tokens equal what the browser makes of the stylesheet.
 */

const sheet = document.createElement('style');
const element = document.createElement('div');

beforeEach(() => {
  sheet.textContent = themeCss;
  document.head.append(sheet);
  document.body.append(element);
});

afterEach(() => {
  sheet.remove();
  element.remove();
  delete document.documentElement.dataset['theme'];
});

/** The color that the browser computes for a CSS color. */
function computed(css: string): string {
  element.style.cssText = '';
  element.style.backgroundColor = css;
  return getComputedStyle(element).backgroundColor;
}

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the exported %s theme', (theme, tokens) => {
  it.each(colorNames)('has the color %s of the stylesheet', (name) => {
    document.documentElement.dataset['theme'] = theme;
    const { components, alpha } = tokens.color[name].$value;
    const channels = components.map((component) => Math.round(component * 255)).join(' ');
    expect(computed(`var(${colorVariable(name)})`)).toBe(computed(`rgb(${channels} / ${alpha})`));
    expect(tokens.color[name].$extensions['com.dropdeck'].variable).toBe(colorVariable(name));
  });
});

it.each(Object.keys(text) as Array<keyof typeof text>)(
  'the exported type style %s is the CSS one',
  (name) => {
    element.style.cssText = text[name];
    const { fontSize, fontWeight, lineHeight, letterSpacing } = getComputedStyle(element);
    const { $value } = foundation.text[name];
    expect(fontSize).toBe(`${$value.fontSize.value}px`);
    expect(Number(fontWeight)).toBe($value.fontWeight);
    expect(Number.parseFloat(lineHeight)).toBeCloseTo($value.lineHeight * $value.fontSize.value, 3);
    expect(Number.parseFloat(letterSpacing) || 0).toBeCloseTo($value.letterSpacing.value, 3);
  },
);
