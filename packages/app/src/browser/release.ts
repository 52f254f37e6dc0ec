import type { SeenRelease } from '@dropdeck/domain/shell/release';

/** The release that this page was loaded from; `null` in development. */
export const ownRelease = (): string | null =>
  document.querySelector('meta[name="release"]')?.getAttribute('content') ?? null;

/** A JSON file of this origin; `null` without the file or the network: the page stays as it is. */
async function readFile(path: string): Promise<unknown> {
  try {
    const response = await fetch(path, { cache: 'no-cache' });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The release that the server has, and those before it; `null` if they cannot be read. */
export async function readRelease(): Promise<SeenRelease | null> {
  const body = await readFile('/release.json');
  if (typeof body !== 'object' || body === null || !('release' in body) || !isText(body.release)) return null;
  const earlier = 'earlier' in body && Array.isArray(body.earlier) ? body.earlier.filter(isText) : [];
  return { release: body.release, earlier };
}

/** The config as it is now; `null` if it cannot be read. */
export const readConfigAgain = (): Promise<unknown> => readFile('/config.json');
