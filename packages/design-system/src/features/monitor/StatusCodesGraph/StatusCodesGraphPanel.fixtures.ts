import type { StatusPoint, StatusSeries } from './types';

/** 2026-11-21 12:00 by the stories' clock. */
const END = new Date(2026, 10, 21, 12).getTime();

/** Deterministic pseudo-random numbers. */
const noise = (seed: number): number => {
  const value = Math.sin(seed * 12.9898) * 43_758.5453;
  return value - Math.floor(value);
};

/** Points five minutes apart: mostly 200, with bursts of errors. */
export function makePoints(length: number, more: readonly string[] = []): readonly StatusPoint[] {
  return Array.from({ length }, (_, index) => {
    const isBlocked = Math.sin(index / 14) > 0.82;
    const counts: Record<string, number> = {
      200: Math.round((isBlocked ? 10 : 95) + noise(index) * 30),
    };
    if (isBlocked) counts[403] = Math.round(50 + noise(index + 7) * 60);
    if (noise(index + 3) > 0.8) counts[404] = Math.ceil(noise(index + 5) * 9);
    if (noise(index + 11) > 0.94) counts[503] = Math.ceil(noise(index + 13) * 20);
    more.forEach((code, codeIndex) => {
      counts[code] = Math.round(20 + codeIndex * 12 + noise(index * 3 + codeIndex) * 8);
    });
    return { time: END - (length - 1 - index) * 300_000, counts };
  });
}

/** The series of all points, without downsampling. */
export function makeSeries(points: readonly StatusPoint[]): readonly StatusSeries[] {
  const codes = [...new Set(points.flatMap(({ counts }) => Object.keys(counts)))].toSorted(
    (a, b) => Number(a) - Number(b),
  );
  return codes.map((code) => ({
    code,
    total: points.reduce((sum, { counts }) => sum + (counts[code] ?? 0), 0),
    samples: points.map(({ time, counts }) => ({ time, count: counts[code] ?? 0 })),
  }));
}
