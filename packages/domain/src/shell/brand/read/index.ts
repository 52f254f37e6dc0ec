import * as z from 'zod/mini';
import type { ConfigProblem } from '../../config';
import { defaultBrand, type Brand } from '..';

const text = (pattern: RegExp, message: string) => z.string(message).check(z.regex(pattern, message));
const image = text(
  /^(?:https:\/\/[^\s/]|data:image\/|\/[^/\s])/i,
  'is no image: an address with https://, a path from / or data:image/',
);
const hex = text(/^#[0-9a-f]{6}$/i, 'is no color such as #5865f2');
// By a pattern, because zod's other checks would come into the entry.
const label = text(/^\S(?:[^\n]{0,38}\S)?$/, 'is no text of 1 to 40 characters');

/** The keys of `brand` in /config.json. All are optional. */
const keys = {
  /** In titles, beside the mark, and where the product names itself. */
  name: label,
  /** The name as an image, for both themes or one for each. */
  logo: z.union(
    [
      z.pipe(
        image,
        z.transform((url: string) => ({ light: url, dark: url })),
      ),
      z.object({ light: image, dark: image }),
    ],
    'is no image, and has none for light and dark',
  ),
  /** A square image, where there is no room for the name. */
  mark: image,
  favicon: image,
  accent: hex,
  highlight: hex,
  supportLabel: label,
  links: z.array(
    z.object({ label, url: text(/^https:\/\/[^\s/]/i, 'is no address with https://') }),
    'is no list of links',
  ),
} as const;

type Given = { readonly [Key in keyof typeof keys]?: z.output<(typeof keys)[Key]> };

/**
 * Reads `brand` of /config.json. Each key stands alone: one that is wrong is a problem, and the default stands in for it.
 *
 * @returns the brand without colors.
 */
export function readBrand(raw: unknown) {
  const problems: ConfigProblem[] = [];
  const given: Record<string, unknown> = {};
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    problems.push({ key: 'brand', message: 'is no JSON object' });
  } else {
    for (const [key, value] of Object.entries(raw)) {
      const schema = key in keys ? keys[key as keyof typeof keys] : null;
      const parsed = schema?.safeParse(value);
      if (parsed === undefined) problems.push({ key: `brand.${key}`, message: 'is no key of a brand' });
      else if (parsed.success) given[key] = parsed.data;
      else {
        const { path = [], message = '' } = parsed.error.issues[0] ?? {};
        problems.push({ key: ['brand', key, ...path].join('.'), message });
      }
    }
  }
  const { accent = null, highlight = null, ...brand } = given as Given;
  const whole: Brand = { ...defaultBrand, ...brand };
  return { brand: whole, accent, highlight, problems };
}
