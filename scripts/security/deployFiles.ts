type Headers = Readonly<Record<string, string>>;

/** For https sites only; the maximum age is a year. */
export const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000' } as const;

const lines = (headers: Headers, line: (name: string, value: string) => string): string =>
  Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n');

const note = 'Written by `npm run build`: the policy names what index.html holds by its hash.';

/** The `_headers` file of static hosts (Netlify, Cloudflare Pages). */
export const staticHostHeaders = (headers: Headers): string =>
  [
    '/*',
    lines({ ...headers, ...strictTransport }, (name, value) => `  ${name}: ${value}`),
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');

/** The rewrite of the same hosts: every path without a file returns index.html. */
export const staticHostRedirects = '/* /index.html 200\n';

const nginxLines = (headers: Headers): string =>
  lines(headers, (name, value) => `add_header ${name} "${value}" always;`);

/** Included by each block of deploy/nginx.conf that sets a header. */
export const nginxHeaders = (headers: Headers): string =>
  `# ${note}\n${nginxLines({ ...headers, ...strictTransport })}\n`;

/** Imported by deploy/Caddyfile. */
export const caddyHeaders = (headers: Headers): string =>
  `# ${note}\nheader {\n${lines({ ...headers, ...strictTransport }, (name, value) => `\t${name} "${value}"`)}\n}\n`;

/**
 * The Link header of index.html: the script and the font that it begins with, so that a CDN can announce them before
 * the page by 103 Early Hints.
 */
export function firstFiles(html: string): string {
  const scripts = [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(
    ([, file = '']) => `<${file}>; rel=modulepreload; crossorigin`,
  );
  const fonts = [...html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)].map(
    ([, file = '']) => `<${file}>; rel=preload; as=font; crossorigin`,
  );
  return [...scripts, ...fonts].join(', ');
}

/** Included by the block of deploy/nginx.conf that serves index.html. */
export const nginxFirstFiles = (link: string): string => `# ${note}\n${nginxLines({ Link: link })}\n`;

/** Imported by the block of deploy/Caddyfile that serves index.html. */
export const caddyFirstFiles = (link: string): string => `# ${note}\nheader Link "${link}"\n`;
