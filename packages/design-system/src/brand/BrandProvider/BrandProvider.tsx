import { createContext, use, type ReactNode } from 'react';

/** Whose product it is. */
export interface Brand {
  /** Empty until it is known: nothing is shown in its place. */
  readonly name: string;
  /** URLs of the logo with the name, by theme; `null` for the mark with the written name. */
  readonly logo: { readonly light: string; readonly dark: string } | null;
  /** URL of the square mark; `null` for the product's own. */
  readonly mark: string | null;
  /** In the account menu, in place of “Contact support”. */
  readonly supportLabel: string | null;
  /** Links at the end of the account menu's help, such as the terms. They open in a new tab. */
  readonly links: readonly { readonly label: string; readonly url: string }[];
}

export const defaultBrand: Brand = {
  name: 'Dropdeck',
  logo: null,
  mark: null,
  supportLabel: null,
  links: [],
};

const BrandContext = createContext(defaultBrand);

/** Gives all that names the product the operator's brand. */
export function BrandProvider({ brand, children }: { brand: Brand; children: ReactNode }): ReactNode {
  return <BrandContext value={brand}>{children}</BrandContext>;
}

export const useBrand = (): Brand => use(BrandContext);
