type Headers = Readonly<Record<string, string>>;

/** For https sites only; the maximum age is a year. */
const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000' } as const;

const lines = (headers: Headers, line: (name: string, value: string) => string): string =>
  Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n');

const note = '# Written by `npm run build`: the policy names what index.html holds by its hash.\n';

/**
 * The Link header of index.html: the script and the font that it begins with, so that a CDN can announce them before
 * the page by 103 Early Hints.
 */
function firstFiles(html: string): Headers {
  const scripts = [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(
    ([, file = '']) => `<${file}>; rel=modulepreload; crossorigin`,
  );
  const fonts = [...html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)].map(
    ([, file = '']) => `<${file}>; rel=preload; as=font; crossorigin`,
  );
  return { Link: [...scripts, ...fonts].join(', ') };
}

const nginx = (headers: Headers): string =>
  `${note}${lines(headers, (name, value) => `add_header ${name} "${value}" always;`)}\n`;
const caddy = (headers: Headers): string =>
  `${note}header {\n${lines(headers, (name, value) => `\t${name} "${value}"`)}\n}\n`;

/** What servers need for a build, by file: lists for hosts of static files, and what deploy/generated has for others. */
export function deployFiles(html: string, headers: Headers): Record<'dist' | 'generated', Headers> {
  const all = { ...headers, ...strictTransport };
  return {
    dist: {
      // Of Netlify and Cloudflare Pages.
      _headers: [
        '/*',
        lines(all, (name, value) => `  ${name}: ${value}`),
        '/assets/*',
        '  Cache-Control: public, max-age=31536000, immutable',
        '',
      ].join('\n'),
      _redirects: '/* /index.html 200\n',
    },
    generated: {
      'security-headers.nginx.conf': nginx(all),
      'first-files.nginx.conf': nginx(firstFiles(html)),
      // One image suits any API.
      'security-headers.caddy': caddy(all).replace(
        "connect-src 'self'",
        (part) => `${part} {$CONNECT_ORIGINS}`,
      ),
      'first-files.caddy': caddy(firstFiles(html)),
    },
  };
}
