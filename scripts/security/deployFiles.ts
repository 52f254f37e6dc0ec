/** Headers by name. */
type Headers = Readonly<Record<string, string>>;

/** For an https site only: a year, without a second visit over http. */
export const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000' } as const;

const lines = (headers: Headers, line: (name: string, value: string) => string): string =>
  Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n');

const note = 'Written by `npm run build`: the policy names what index.html holds by its hash.';

/** For hosts of static files (Netlify, Cloudflare Pages): `_headers` beside index.html. */
export const staticHostHeaders = (headers: Headers): string =>
  [
    '/*',
    lines({ ...headers, ...strictTransport }, (name, value) => `  ${name}: ${value}`),
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');

/** Their rule that every path without a file is index.html. */
export const staticHostRedirects = '/* /index.html 200\n';

/** Included by deploy/nginx.conf in every block that sets a header. */
export const nginxHeaders = (headers: Headers): string =>
  `# ${note}\n${lines(headers, (name, value) => `add_header ${name} "${value}" always;`)}\n`;

/** For deploy/Caddyfile, which imports it. */
export const caddyHeaders = (headers: Headers): string =>
  `# ${note}\nheader {\n${lines(headers, (name, value) => `\t${name} "${value}"`)}\n}\n`;
