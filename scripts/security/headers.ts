import { createHash } from 'node:crypto';

/** The hash of a text, as a Content-Security-Policy names it. */
export const cspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What stands between the tags of an element that is written into the page itself. */
const inlined = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text = '']) => text);

/**
 * Style elements that libraries add: an empty one of styled-components, which fills it through the CSSOM, and React
 * Aria's rule for pressed elements.
 */
const libraryStyles = [
  '',
  `
@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}
    `.trim(),
] as const;

const features = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const;

export interface HeaderOptions {
  /** The built index.html: what is written into it is named by its hash. */
  readonly html: string;
  /** Where the API answers, such as `https://api.example.com`; the page's own origin is always there. */
  readonly apiOrigins?: readonly string[];
  /** Origins that pictures come from besides https: ones; for a sandbox on this machine. */
  readonly imageOrigins?: readonly string[];
}

/** The Content-Security-Policy of the product: no inline code but what the build wrote, no eval. */
export function contentSecurityPolicy({ html, apiOrigins = [], imageOrigins = [] }: HeaderOptions): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlined(html, 'script').map(cspHash)],
    'style-src': ["'self'", ...[...inlined(html, 'style'), ...libraryStyles].map(cspHash)],
    // Customers name pictures anywhere on the web.
    'img-src': ["'self'", 'https:', 'data:', ...imageOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...apiOrigins],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The one policy is src/boot.ts's own: it takes the empty text and nothing else.
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Every header that the product's files are served with, whatever serves them. */
export const securityHeaders = (options: HeaderOptions): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(options),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': features.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});
