import type { Brand, KeptBrand } from '@dropdeck/domain/shell/brand';

/** Applies the colors and the icon of a brand; without colors, those of the product. Inlined by boot.ts, too. */
export function applyBrand({ colors, favicon }: Brand): void {
  const { style } = document.documentElement;
  style.cssText = '';
  // The root's color scheme chooses between the two.
  for (const [name, [light, dark]] of Object.entries(colors))
    style.setProperty(name, `light-dark(${light}, ${dark})`);
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon === null) return;
  icon.dataset['brand'] = favicon ?? '';
  if (favicon !== null) icon.href = favicon;
}

/** Applies the brand of the last visit in this browser. Without one, or if it cannot be read, the page begins without. */
export function applyKeptBrand(text: string | null): KeptBrand | null {
  try {
    const kept = JSON.parse(text ?? 'null') as KeptBrand | null;
    if (kept === null) return null;
    applyBrand(kept.brand);
    document.title = kept.brand.name;
    return kept;
  } catch {
    document.documentElement.style.cssText = '';
    return null;
  }
}
