/** What an input looks like (specification 4.9). */
export type InputType = 'url' | 'ean' | 'sku' | 'unknown';

/**
 * Detects what an input is (specification 4.9): what starts with http:// or https:// is a URL, 13 digits
 * are an EAN, 6 to 12 uppercase letters, digits or dashes are an SKU.
 */
export function inputTypeOf(text: string): InputType {
  if (/^https?:\/\//.test(text)) return 'url';
  if (/^\d{13}$/.test(text)) return 'ean';
  return /^[A-Z0-9-]{6,12}$/.test(text) ? 'sku' : 'unknown';
}
