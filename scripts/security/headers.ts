import { createHash } from 'node:crypto';

/** The hash of a text in the format of a Content-Security-Policy. */
export const cspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The contents of the elements that are inlined into the page. */
const inlined = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text = '']) => text);

/**
 * Style elements that libraries add: an empty one of styled-components, which fills it through the CSSOM, and
 * React Aria's rule for pressed elements.
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

/** What the page may not use. */
const features = [
  'accelerometer autoplay browsing-topics camera display-capture geolocation gyroscope hid magnetometer',
  'microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking',
].flatMap((line) => line.split(' '));

export interface HeaderOptions {
  /** The built index.html; its inline code is allowed by hash. */
  readonly html: string;
  /** Origins of the API, such as `https://api.example.com`. The page's own origin is always allowed. */
  readonly apiOrigins?: readonly string[];
  /** Image origins besides https: ones, for a sandbox on this machine. */
  readonly imageOrigins?: readonly string[];
}

/** The product's Content-Security-Policy: no eval, and no inline code except the build's. */
export function contentSecurityPolicy({ html, apiOrigins = [], imageOrigins = [] }: HeaderOptions): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlined(html, 'script').map(cspHash)],
    'style-src': ["'self'", ...[...inlined(html, 'style'), ...libraryStyles].map(cspHash)],
    // Customers link to images anywhere on the web.
    'img-src': ["'self'", 'https:', 'data:', ...imageOrigins],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...apiOrigins],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The policy of src/boot.ts, which accepts only the empty text.
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** The headers of every file of the product, on every server. */
export const securityHeaders = (options: HeaderOptions): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(options),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': features.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});
