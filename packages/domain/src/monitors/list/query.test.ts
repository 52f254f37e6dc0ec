import { expect, it } from 'vitest';
import { monitorHref } from '../../shell/pages';
import { filtersFor, monitorFilters, overviewQuery } from './index';

it('Blocked and Offline are filters for developers only', () => {
  expect(filtersFor(false)).toEqual(['all', 'alternative', 'sneaker', 'not-setup']);
  expect(filtersFor(true)).toEqual(monitorFilters);
});

it('the query string is part of the link to a monitor', () => {
  expect(monitorHref('a/b', '?filter=sneaker&ref=1')).toBe('/monitors/a%2Fb?filter=sneaker&ref=1');
});

it("the way back to the overview drops the keys of a monitor's inputs", () => {
  expect(overviewQuery('?filter=sneaker&inputs.search=air&ref=1&inputs.sort=-link')).toBe(
    '?filter=sneaker&ref=1',
  );
  expect(overviewQuery('?inputs.search=air')).toBe('');
});
