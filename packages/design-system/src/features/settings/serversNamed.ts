/**
 * The IDs of the known servers that a typed text names: those of exactly this name, else those whose names contain it, in
 * any case. None for digits, which are an ID.
 */
export function serversNamed(text: string, names: Readonly<Record<string, string>>): readonly string[] {
  const wanted = text.trim().toLowerCase();
  if (/^\d*$/.test(wanted)) return [];
  const found = Object.entries(names).filter(([, name]) => name.toLowerCase().includes(wanted));
  const exact = found.filter(([, name]) => name.toLowerCase() === wanted);
  return (exact.length > 0 ? exact : found).map(([id]) => id);
}
