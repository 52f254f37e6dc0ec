import { foldText } from '@dropdeck/text';

/**
 * The IDs of the known servers that a typed text names: those of exactly this name, else those whose names contain it, in
 * any case. None for digits, which are an ID.
 */
export function serversNamed(text: string, names: Readonly<Record<string, string>>): readonly string[] {
  const wanted = foldText(text.trim());
  if (/^\d*$/.test(wanted)) return [];
  const found = Object.entries(names).filter(([, name]) => foldText(name).includes(wanted));
  const exact = found.filter(([, name]) => foldText(name) === wanted);
  return (exact.length > 0 ? exact : found).map(([id]) => id);
}
