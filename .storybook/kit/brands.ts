import type { Brand } from '../../packages/design-system/src/brand/BrandProvider/BrandProvider';
import { defaultBrand } from '../../packages/design-system/src/brand/BrandProvider/BrandProvider';
import { brandColors } from '../../packages/design-system/src/theme/brandColors';

interface BrandExample extends Brand {
  readonly variables: Readonly<Record<string, readonly [light: string, dark: string]>>;
}

const svg = (content: string, width: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="32" viewBox="0 0 ${width} 32">${content}</svg>`,
  )}`;

const mark = (fill: string): string =>
  svg(`<rect width="32" height="32" rx="9" fill="${fill}"/><circle cx="16" cy="16" r="6" fill="#fff"/>`, 32);

const logo = (ink: string): string =>
  svg(
    `<circle cx="16" cy="16" r="12" fill="#e4572e"/><path d="M40 16h90" stroke="${ink}" stroke-width="8" stroke-linecap="round"/>`,
    140,
  );

const example = (
  brand: Partial<Brand>,
  accent: string | null,
  highlight: string | null = null,
): BrandExample => ({
  ...defaultBrand,
  ...brand,
  ...brandColors({ accent, highlight }),
});

/** The product's own brand, and four that operators could have: a bright one, a gray one, one with images. */
export const brands: Readonly<Record<string, BrandExample>> = {
  dropdeck: example({}, null),
  blurple: example({ name: 'Restock Radar', mark: mark('#5865f2') }, '#5865f2', '#eb459e'),
  yellow: example({ name: 'Sunny Side Sneakers', mark: mark('#b58900') }, '#ffd400', '#00a36c'),
  gray: example({ name: 'Monochrome' }, '#777777', '#777777'),
  images: example(
    {
      name: 'Ember',
      logo: { light: logo('#2b1d14'), dark: logo('#ffe9dc') },
      mark: mark('#e4572e'),
      supportLabel: 'Ask the crew',
      links: [{ label: 'Terms', url: 'https://example.com/terms' }],
    },
    '#e4572e',
    '#2e86ab',
  ),
};
