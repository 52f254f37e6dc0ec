import { brandColors } from '@dropdeck/design-system/brand-colors';
import { brandKey, brandRead, defaultBrand, type KeptBrand } from '@dropdeck/domain/shell/brand';
import { readBrand } from '@dropdeck/domain/shell/brand/read';
import { $config } from '@dropdeck/domain/shell/config';
import { log } from '@dropdeck/domain/kernel';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { applyBrand } from '../browser/brand';
import { writeStorage } from '../browser/storage';

/** Reads `brand` of /config.json, with the colors of both themes, and what of it cannot be used as it is. */
export function readBranding(raw: unknown) {
  const { brand, accent, highlight, problems } = readBrand(raw);
  const { variables, notes } = brandColors({ accent, highlight });
  return { brand: { ...brand, colors: variables }, problems: [...problems, ...notes] };
}

/**
 * Applies the operator's brand and keeps it for the next visit, or forgets one that the config no longer has. Says in
 * the console what cannot be used. Renders nothing.
 */
export default function Branding(): null {
  const { config, onRead, onProblem } = useUnit({ config: $config, onRead: brandRead, onProblem: log });
  const raw = config?.['brand'];
  useEffect(() => {
    const take = (kept: KeptBrand | null): void => {
      applyBrand(kept?.brand ?? defaultBrand);
      writeStorage({ [brandKey]: kept && JSON.stringify(kept) });
      onRead(kept);
    };
    if (raw === undefined) return take(null);
    const { brand, problems } = readBranding(raw);
    const lines = problems.map(({ key, message }) => `${key} ${message}`);
    if (lines.length > 0) onProblem(`config.json: ${lines.join('; ')}`);
    take({ source: JSON.stringify(raw), brand });
  }, [raw, onRead, onProblem]);
  return null;
}
