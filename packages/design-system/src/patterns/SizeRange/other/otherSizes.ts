import { formatNumber, type Locale } from '@dropdeck/text';
import { smallestSize } from '../sizeRangeText';
import { t } from './text.en';

/**
 * Men’s sizes by whole EU size, from 36 to 50: the middle of the charts of men’s shoes that Nike and adidas publish
 * (nike.com, adidas.com), in half sizes. The two differ by up to one size, so each size is approximate.
 */
const charts = {
  us: [4, 5, 5.5, 6.5, 7, 8, 8.5, 9.5, 10, 11, 12, 12.5, 13.5, 14, 15],
  uk: [3.5, 4.5, 5, 6, 6.5, 7, 8, 8.5, 9.5, 10, 11, 11.5, 12.5, 13.5, 14.5],
} as const;
export type SizeSystem = keyof typeof charts;

/**
 * What an EU size range is about in another system; a half size is between its neighbors.
 *
 * @param range 'from-to', '36-50', or one size; `undefined` for any other text.
 */
export function otherSizes(range: string, system: SizeSystem): ReturnType<NonNullable<Locale['sizes']>> {
  const [from, to = from, ...more] = range.split('-').map((eu) => {
    const [lower = 0, upper = 0] = [Math.floor, Math.ceil].map(
      (of) => charts[system][of(Number(eu)) - smallestSize],
    );
    return lower && upper && Math.round(lower + upper) / 2;
  });
  if (!from || !to || more.length > 0) return undefined;
  const values = { system: system.toUpperCase(), from, to };
  return {
    role: 'img',
    children: `≈ ${values.system} ${[...new Set([from, to])].map(formatNumber).join('–')}`,
    'aria-label': t(from === to ? 'size' : 'range', values),
  };
}
