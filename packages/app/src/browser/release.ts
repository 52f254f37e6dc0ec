/** The release that this page was loaded from; `null` in development. */
export const ownRelease = (): string | null =>
  document.querySelector('meta[name="release"]')?.getAttribute('content') ?? null;

/** The release that the server has; `null` without the file or the network: the page stays as it is. */
export async function readRelease(): Promise<string | null> {
  try {
    const response = await fetch('/release.json', { cache: 'no-cache' });
    const body: unknown = response.ok ? await response.json() : null;
    const isRelease = typeof body === 'object' && body !== null && 'release' in body;
    return isRelease && typeof body.release === 'string' ? body.release : null;
  } catch {
    return null;
  }
}
