/**
 * Reads a hex colour as the product takes them (section 5: three or six digits, the leading # being
 * optional, in any case) and gives it as `#rrggbb`; null for anything else.
 */
export function parseHexColor(text: string): string | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}
