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

/** Included by each block of deploy/nginx.conf that sets a header. */
export const nginxHeaders = (headers: Headers): string =>
  `# ${note}\n${lines(headers, (name, value) => `add_header ${name} "${value}" always;`)}\n`;

/** Imported by deploy/Caddyfile. */
export const caddyHeaders = (headers: Headers): string =>
  `# ${note}\nheader {\n${lines(headers, (name, value) => `\t${name} "${value}"`)}\n}\n`;
