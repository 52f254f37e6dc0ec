import { combine, createEvent, createStore } from 'effector';
import { $config } from '../config';

/** Whose product it is, from `brand` of /config.json. */
export interface Brand {
  /** Empty until it is known, so that no other brand flashes. */
  readonly name: string;
  readonly logo: { readonly light: string; readonly dark: string } | null;
  readonly mark: string | null;
  readonly favicon: string | null;
  /** The values of the light and the dark theme, by custom property. */
  readonly colors: Readonly<Record<string, readonly [light: string, dark: string]>>;
  /** `null` for the product's own label. */
  readonly supportLabel: string | null;
  /** Links of the operator in the account menu, such as the terms. */
  readonly links: readonly { readonly label: string; readonly url: string }[];
}

/** A brand as this browser keeps it for its next visit, with the text of the config that it was made from. */
export interface KeptBrand {
  readonly source: string;
  readonly brand: Brand;
}

/** The key of the kept brand, which the boot script reads before the first paint. */
export const brandKey = 'dropdeck:brand';

export const defaultBrand: Brand = {
  name: 'Dropdeck',
  logo: null,
  mark: null,
  favicon: null,
  colors: {},
  supportLabel: null,
  links: [],
};

const unknownBrand: Brand = { ...defaultBrand, name: '' };

/** The kept brand, at the start, or that of the config; `null` for the product's own. */
export const brandRead = createEvent<KeptBrand | null>();
const $kept = createStore<KeptBrand | null>(null).on(
  brandRead,
  // An earlier release may have kept fewer keys.
  (_, kept) => kept && { ...kept, brand: { ...defaultBrand, ...kept.brand } },
);

/** Whether the lazy part that reads brands is needed: the config has another one than was kept. */
export const $isBrandUnread = combine([$config, $kept], ([config, kept]) => {
  const brand = config?.['brand'];
  return config !== null && (brand === undefined ? null : JSON.stringify(brand)) !== (kept?.source ?? null);
});

export const $brand = combine([$config, $kept, $isBrandUnread], ([config, kept, isUnread]): Brand => {
  if (kept !== null && !isUnread) return kept.brand;
  return config === null || config['brand'] !== undefined ? unknownBrand : defaultBrand;
});
