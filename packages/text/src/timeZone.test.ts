import { expect, it } from 'vitest';
import { browserTimeZone, knownTimeZone } from './timeZone';

it.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['UTC', 'UTC'],
  ['Etc/Unknown', 'UTC'],
  ['Foo/Bar', 'UTC'],
  ['', 'UTC'],
])('the time zone %j is read as %s', (name, zone) => {
  expect(knownTimeZone(name)).toBe(zone);
});

it('the zone of the browser is one that Intl knows', () => {
  expect(() => new Intl.DateTimeFormat('en', { timeZone: browserTimeZone() })).not.toThrow();
});
