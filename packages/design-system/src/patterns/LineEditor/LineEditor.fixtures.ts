import type { LineMarks } from './LineEditor';

/** A few proxies in typical formats. */
export const proxyText = [
  '203.0.113.10:8080',
  'eu-1.proxies.example:31280:customer:not-a-secret',
  'customer:not-a-secret@eu-2.proxies.example:31280',
  '',
  'http://198.51.100.7:3128',
  '203.0.113.10:8080',
  'ask Mara for the new ones',
].join('\n');

export const proxyMarks: LineMarks = {
  blank: [4],
  duplicates: [{ line: 6, first: 1 }],
  unusual: [7],
};

/** Masks the credentials between host:port and the line's end, or before an @. */
export const maskProxy = (line: string): string =>
  line.replace(/^([^:@]+:\d+:).+$/, '$1••••:••••').replace(/^[^@]+@/, '••••:••••@');

/** 100,000 deterministic proxies. */
export const manyProxies = (): string =>
  Array.from(
    { length: 100_000 },
    (_, index) =>
      `198.51.${index >> 8}.${index & 255}:${10_000 + (index % 50_000)}:user${index}:pass${index}`,
  ).join('\n');
