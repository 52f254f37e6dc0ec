/**
 * Normalizes a hex color to `#rrggbb` by the rules of section 5: three or six digits in any case, with or
 * without #. Returns null for anything else.
 */
export function parseHexColor(text: string): string | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}
