import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSite, replacePart, shippedConfig } from './site.ts';

/**
 * `npm run test:nginx`: runs deploy/nginx.conf in a real nginx over the build and requests everything that the
 * product needs from its server. Not part of `npm test`.
 */
const port = 8_099;

await checkSite({
  name: 'nginx',
  version: ['-v'],
  installed: 'Debian: apt-get install nginx-light libnginx-mod-http-brotli-static',
  origin: `http://127.0.0.1:${port}`,
  shipped: (generated) =>
    Object.fromEntries(
      [
        ...readFileSync(`${generated}/security-headers.nginx.conf`, 'utf8').matchAll(
          /^add_header (\S+) "(.*)" always;$/gm,
        ),
      ].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
    ),
  configure: ({ folder, site, generated }) => {
    mkdirSync(join(folder, 'logs'));
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    let config = shippedConfig('nginx.conf');
    config = replacePart(config, '/srv/dropdeck/current', site);
    config = replacePart(config, '/etc/nginx/dropdeck', generated);
    config = replacePart(config, 'listen 8080;', `listen 127.0.0.1:${port};`);
    config = replacePart(
      config,
      'pid /run/nginx.pid;',
      `pid ${folder}/nginx.pid;\nerror_log ${folder}/logs/error.log;\ndaemon off;`,
    );
    // Temporary files in a folder that any user can write to.
    config = replacePart(
      config,
      'sendfile on;',
      [...paths, `access_log ${folder}/logs/access.log;`, 'sendfile on;'].join('\n  '),
    );
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, config);
    // No prefix, to which nginx's own modules would be relative.
    return ['-c', file, '-e', `${folder}/logs/error.log`];
  },
});
