/** The decoded parameters of a path by their names in the pattern. */
export type PathParameters = Readonly<Record<string, string>>;

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // Malformed escapes in an address are taken literally.
    return segment;
  }
}

/**
 * Matches a path against a pattern such as `/monitors/:uuid`, where `:name` stands for one segment. Case and trailing
 * slashes of the path are ignored.
 *
 * @returns the parameters, or `null` if the path does not match.
 */
export function matchPath(pattern: string, path: string): PathParameters | null {
  const expected = pattern.split('/');
  const actual = path.replace(/(?<=.)\/+$/, '').split('/');
  if (expected.length !== actual.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const segment = actual[index] ?? '';
    if (part.startsWith(':') && segment !== '') parameters[part.slice(1)] = decode(segment);
    else if (part !== segment.toLowerCase()) return null;
  }
  return parameters;
}

/** The path as a pattern that it matches writes it: `/Monitors/A1/` is `/monitors/A1`. */
export const pathAs = (pattern: string, path: string): string => {
  const actual = path.split('/');
  return pattern
    .split('/')
    .map((part, index) => (part.startsWith(':') ? (actual[index] ?? '') : part))
    .join('/');
};
