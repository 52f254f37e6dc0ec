import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphPoint } from '../../contract/calls/graph';
import {
  codesOf,
  pointsWithin,
  readPoints,
  toCsv,
  type Point,
  reduceLine,
  seriesOf,
  type Sample,
} from './reduce';

const HOUR = 3_600_000;
const noon = Date.UTC(2026, 10, 21, 12);

describe('points of the graph', () => {
  it('parses milliseconds, numeric text and ISO text, and sorts by time', () => {
    expect(
      readPoints([
        { time: '2026-11-21T12:00:00Z', counts: { 200: 3 } },
        { time: noon - HOUR, counts: { 200: 1 } },
        { time: String(noon - 2 * HOUR), counts: {} },
      ]),
    ).toEqual([
      { time: noon - 2 * HOUR, counts: {} },
      { time: noon - HOUR, counts: { 200: 1 } },
      { time: noon, counts: { 200: 3 } },
    ]);
  });

  it.each(['soon', '', '2026-13-40', 'Nov 21 2026', 1e20, null])('rejects %j as a time', (time) => {
    expect(graphPoint.safeParse({ time, counts: {} }).success).toBe(false);
  });

  it('ends a range at the last point, its start included', () => {
    const points = [8 * 24, 7 * 24, 24, 2, 1, 0.5, 0].map((hours): Point => ({
      time: noon - hours * HOUR,
      counts: {},
    }));
    expect(pointsWithin(points, 'hour')).toHaveLength(3);
    expect(pointsWithin(points, 'day')).toHaveLength(5);
    expect(pointsWithin(points, 'week')).toHaveLength(6);
    expect(pointsWithin(points, 'all')).toHaveLength(7);
    expect(pointsWithin([], 'hour')).toEqual([]);
  });

  it('lists the codes in ascending order', () => {
    const points = [
      { time: 1, counts: { 503: 1, 200: 4 } },
      { time: 2, counts: { 1000: 1, other: 1, 200: 0 } },
    ];
    expect(codesOf(points)).toEqual(['200', '503', '1000', 'other']);
  });

  it('exports CSV with a column for each code', () => {
    expect(
      toCsv(
        [
          { time: noon, counts: { 200: 3 } },
          { time: noon + HOUR, counts: { 403: 1, 'a,"b"': 2 } },
        ],
        'Asia/Tokyo',
      ),
    ).toBe(
      'time (Asia/Tokyo),200,403,"a,""b"""\n2026-11-21T21:00:00.000+09:00,3,0,0\n2026-11-21T22:00:00.000+09:00,0,1,2\n',
    );
  });

  it('exports both hours of a night in which the clocks go back, each with its offset', () => {
    const night = Date.UTC(2026, 9, 25, 0, 30);
    const lines = toCsv(
      [night, night + HOUR].map((time): Point => ({ time, counts: {} })),
      'Europe/Berlin',
    );
    expect(lines).toBe(
      'time (Europe/Berlin)\n2026-10-25T02:30:00.000+02:00\n2026-10-25T02:30:00.000+01:00\n',
    );
  });
});

const reduceSamples = (samples: readonly Sample[], columns: number) =>
  reduceLine(samples, ({ count }) => count, columns);

const anySamples = fc
  .array(fc.record({ gap: fc.nat(5_000), count: fc.nat(1_000) }), { maxLength: 400 })
  .map((steps) => {
    let time = 0;
    return steps.map(({ gap, count }): Sample => ({ time: (time += gap), count }));
  });

/** The samples per pixel column. */
const byColumn = (samples: readonly Sample[], all: readonly Sample[], columns: number) => {
  const [from, to] = [all[0]?.time ?? 0, all.at(-1)?.time ?? 0];
  const groups = new Map<number, Sample[]>();
  for (const one of samples) {
    const column =
      to === from ? 0 : Math.min(columns - 1, Math.floor(((one.time - from) / (to - from)) * columns));
    groups.set(column, [...(groups.get(column) ?? []), one]);
  }
  return groups;
};

describe('reduceLine', () => {
  it('keeps the lowest, highest, first and last sample of each pixel column', () => {
    fc.assert(
      fc.property(anySamples, fc.integer({ min: 1, max: 80 }), (samples, columns) => {
        const reduced = byColumn(reduceSamples(samples, columns), samples, columns);
        for (const [column, group] of byColumn(samples, samples, columns)) {
          const counts = group.map(({ count }) => count);
          const reducedSamples = reduced.get(column) ?? [];
          const leftCounts = reducedSamples.map(({ count }) => count);
          expect(Math.min(...leftCounts)).toBe(Math.min(...counts));
          expect(Math.max(...leftCounts)).toBe(Math.max(...counts));
          expect(reducedSamples[0]).toBe(group[0]);
          expect(reducedSamples.at(-1)).toBe(group.at(-1));
        }
      }),
    );
  });

  it('returns only samples of its input, in order, and at most four per column', () => {
    fc.assert(
      fc.property(anySamples, fc.integer({ min: 1, max: 80 }), (samples, columns) => {
        const reduced = reduceSamples(samples, columns);
        const indexes = reduced.map((one) => samples.indexOf(one));
        expect(indexes).toEqual([...new Set(indexes)].toSorted((a, b) => a - b));
        expect(indexes).not.toContain(-1);
        expect(reduced.length).toBeLessThanOrEqual(Math.max(columns, 4 * columns));
      }),
    );
  });

  it('returns the input if there is a pixel for each sample', () => {
    const samples = [1, 2, 3].map((time) => ({ time, count: time }));
    expect(reduceSamples(samples, 3)).toBe(samples);
  });

  it('keeps one spike among 50,000 samples, and the totals', () => {
    const points = Array.from({ length: 50_000 }, (_, index): Point => ({
      time: noon + index * 300_000,
      counts: { 200: 100, ...(index === 31_234 ? { 500: 999 } : {}) },
    }));
    const [ok, spike] = seriesOf(points, 900);
    expect(ok?.total).toBe(5_000_000);
    expect(spike?.samples).toContainEqual({ time: noon + 31_234 * 300_000, count: 999 });
    expect(spike?.samples.length).toBeLessThanOrEqual(3_600);
  });
});
