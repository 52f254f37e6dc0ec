import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSite, replacePart } from './site.ts';

/**
 * `npm run ci caddy`: runs deploy/Caddyfile in a real Caddy over a release's archive and requests everything that the
 * product needs from its server. The site's name is replaced, so that Caddy makes its own certificate. Not
 * part of `npm test`.
 */
const port = 8_098;
const securePort = 8_448;

await checkSite({
  name: 'caddy',
  version: ['version'],
  installed: 'Debian: apt-get install caddy',
  origin: `http://127.0.0.1:${port}`,
  secureOrigin: `https://localhost:${securePort}`,
  hasHttp3: true,
  shipped: (deploy) =>
    Object.fromEntries(
      [
        ...readFileSync(`${deploy}/generated/security-headers.caddy`, 'utf8').matchAll(/^\t(\S+) "(.*)"$/gm),
      ].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
    ),
  configure: ({ folder, site, deploy }) => {
    let config = readFileSync(join(deploy, 'Caddyfile'), 'utf8');
    config = replacePart(
      config,
      'dashboard.example.com {',
      `http://127.0.0.1:${port}, https://localhost:${securePort} {`,
    );
    config = replacePart(config, '/srv/dropdeck/current', site);
    config = replacePart(config, '/etc/caddy/dropdeck', join(deploy, 'generated'));
    const file = join(folder, 'Caddyfile');
    const options = [
      'admin off',
      'local_certs',
      'skip_install_trust',
      'auto_https disable_redirects',
      'default_bind 127.0.0.1',
      'log {\n\t\tlevel ERROR\n\t}',
    ];
    writeFileSync(file, `{\n\t${options.join('\n\t')}\n}\n${config}`);
    return ['run', '--config', file, '--adapter', 'caddyfile'];
  },
});
