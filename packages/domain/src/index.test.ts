import { expect, it } from 'vitest';
import packageJson from '../package.json';
import * as domain from './index';

/** Entry points that are not features: the calls as data, and the fakes for tests. */
const others = new Set(['.', './contracts', './testing']);

it('every feature has an entry point and a namespace of the same name', () => {
  const entries = Object.keys(packageJson.exports).filter((entry) => !others.has(entry));
  const names = entries.map((entry) =>
    entry.slice(2).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
  expect(names.toSorted()).toEqual(Object.keys(domain).toSorted());
});

it('the public exports are the intended ones', () => {
  const surface = Object.fromEntries(
    Object.entries(domain).map(([feature, names]) => [feature, Object.keys(names).toSorted()]),
  );
  expect(surface).toMatchSnapshot();
});
