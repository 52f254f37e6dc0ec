import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSite, replacePart } from './site.ts';

/**
 * `npm run ci nginx`: runs deploy/nginx.conf with nginx-tls.conf in a real nginx over a release's archive and requests everything that the
 * product needs from its server. Not part of `npm test`.
 */
const port = 8_099;
const securePort = 8_449;
const redirectPort = 8_089;

const built = spawnSync('nginx', ['-V']).stderr?.toString() ?? '';
const hasHttp3 = built.includes('http_v3_module');

/** The shipped TLS part with this machine's ports and a new certificate; as an older nginx has it without HTTP/3. */
function tlsConfig(folder: string, deploy: string): string {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const newKey = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=localhost';
  const made = spawnSync('openssl', [...newKey.split(' '), '-keyout', key, '-out', certificate]);
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${String(made.stderr)}`);
  let config = readFileSync(join(deploy, 'nginx-tls.conf'), 'utf8');
  if (!hasHttp3) {
    config = replacePart(config, 'listen 443 quic reuseport;\nhttp2 on;\nhttp3 on;\n', '');
    config = replacePart(config, 'listen 443 ssl;', 'listen 443 ssl http2;');
  }
  config = replacePart(config, 'listen 443', `listen 127.0.0.1:${securePort}`);
  config = replacePart(config, 'listen 80;', `listen 127.0.0.1:${redirectPort};`);
  config = replacePart(config, '$server_port = 80', `$server_port = ${redirectPort}`);
  config = replacePart(config, '":443"', `":${securePort}"`);
  return replacePart(config, '/etc/nginx/tls', folder);
}

await checkSite({
  name: 'nginx',
  version: ['-v'],
  installed: 'Debian: apt-get install nginx-light libnginx-mod-http-brotli-static',
  origin: `http://127.0.0.1:${port}`,
  secureOrigin: `https://127.0.0.1:${securePort}`,
  redirectOrigin: `http://127.0.0.1:${redirectPort}`,
  hasHttp3,
  shipped: (deploy) =>
    Object.fromEntries(
      [
        ...readFileSync(`${deploy}/generated/security-headers.nginx.conf`, 'utf8').matchAll(
          /^add_header (\S+) "(.*)" always;$/gm,
        ),
      ].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
    ),
  configure: ({ folder, site, deploy }) => {
    mkdirSync(join(folder, 'logs'));
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    let config = readFileSync(join(deploy, 'nginx.conf'), 'utf8');
    config = replacePart(config, '/srv/dropdeck/current', site);
    writeFileSync(join(folder, 'nginx-tls.conf'), tlsConfig(folder, deploy));
    config = replacePart(
      config,
      '# include /etc/nginx/dropdeck/nginx-tls.conf',
      `include ${folder}/nginx-tls.conf`,
    );
    config = replacePart(config, '/etc/nginx/dropdeck', join(deploy, 'generated'));
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
