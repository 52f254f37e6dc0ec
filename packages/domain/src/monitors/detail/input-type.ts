/** The detected type of an input (specification 4.9). */
export type InputType = 'url' | 'ean' | 'sku' | 'unknown';

/**
 * Detects the type of an input (specification 4.9): http:// or https:// makes a URL, 13 digits an EAN, and 6
 * to 12 uppercase letters, digits or dashes an SKU.
 */
export function inputTypeOf(text: string): InputType {
  if (/^https?:\/\//.test(text)) return 'url';
  if (/^\d{13}$/.test(text)) return 'ean';
  return /^[A-Z0-9-]{6,12}$/.test(text) ? 'sku' : 'unknown';
}
