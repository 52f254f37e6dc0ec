import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { themeRules } from '../../.storybook/accessibility.ts';

it('the accessibility statement names the rules that the tests run in the dark theme', () => {
  const setup = readFileSync(new URL('../../.storybook/vitest.setup.ts', import.meta.url), 'utf8');
  const isShared = setup.includes("from './accessibility'");
  expect(isShared || themeRules.every((rule) => setup.includes(`'${rule}'`))).toBe(true);
});
