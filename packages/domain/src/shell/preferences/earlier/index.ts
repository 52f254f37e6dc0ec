/** Earlier releases kept these in entries of their own. */
export const earlierKeys = ['dropdeck:theme', 'dropdeck:sidebar', 'dropdeck:sidebar-folded'] as const;

/**
 * The stored preferences with what an earlier release has kept beside them; `null` if there is nothing of it. Apart from
 * `$preferences`, because boot.ts takes it over before the first paint. It throws for a text that is no JSON.
 */
export function takeOver(read: (key: string) => string | null): string | null {
  const [theme, sidebar, folded] = earlierKeys.map(read);
  if ([theme, sidebar, folded].every((text) => text === null)) return null;
  const stored = JSON.parse(read('dropdeck:preferences') ?? '{}') as object;
  return JSON.stringify({ theme, sidebar, folded: folded?.split(','), ...stored });
}
