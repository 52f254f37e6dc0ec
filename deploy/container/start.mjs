// The entry of the image: checks the environment, writes config.json and the server's config from it, and runs the
// server until it is stopped. Plain JavaScript without dependencies, since the image has neither a shell nor packages.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The exit code of a wrong configuration (sysexits.h). */
const WRONG_CONFIG = 78;

const here = fileURLToPath(new URL('.', import.meta.url));
const { env } = process;
const problems = [];

/** An address from the environment; a missing or wrong one is a problem. */
function address(name, example, isRequired = true) {
  const value = env[name]?.trim() ?? '';
  if (value === '') {
    if (isRequired) problems.push(`${name} is missing: an address, such as ${example}`);
    return undefined;
  }
  if (/^https?:\/\/[^\s/]+/i.test(value) && URL.canParse(value)) return value;
  problems.push(`${name} is no address that begins with https:// or http://: ${value}`);
  return undefined;
}

/** A JSON value from the environment. */
function json(name) {
  if (!env[name]) return undefined;
  try {
    return JSON.parse(env[name]);
  } catch {
    problems.push(`${name} is no JSON`);
    return undefined;
  }
}

const list = (name) =>
  env[name]
    ?.split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

const config = {
  apiBaseUrl: address('API_BASE_URL', 'https://api.example.com'),
  loginUrl: address('LOGIN_URL', 'https://example.com/login'),
  homeUrl: address('HOME_URL', 'https://example.com/'),
  supportUrl: address('SUPPORT_URL', 'https://example.com/support'),
  chatPlatformUrl: address('CHAT_PLATFORM_URL', 'https://discord.com', false),
  brandWords: list('BRAND_WORDS'),
  reports: json('REPORTS'),
};

const server = env['SERVER'] ?? 'caddy';
const port = Number(env['PORT'] ?? 8080);
if (!['caddy', 'nginx'].includes(server)) problems.push(`SERVER is neither caddy nor nginx: ${server}`);
if (!Number.isInteger(port) || port < 1 || port > 65_535) problems.push(`PORT is no port: ${env['PORT']}`);
if (problems.length > 0) {
  console.error(`Dropdeck cannot start:\n${problems.map((one) => `  ${one}`).join('\n')}`);
  process.exit(WRONG_CONFIG);
}

const dist = resolve(env['DIST'] ?? join(here, 'dist'));
const configs = resolve(env['SERVER_CONFIGS'] ?? here);
/** All that is written; the rest of the file system may be read-only. */
const run = resolve(env['RUN_DIR'] ?? '/tmp/dropdeck');
rmSync(run, { recursive: true, force: true });
mkdirSync(join(run, 'site'), { recursive: true });
for (const name of readdirSync(dist)) {
  if (name !== 'config.json') symlinkSync(join(dist, name), join(run, 'site', name));
}
writeFileSync(join(run, 'site', 'config.json'), `${JSON.stringify(config, null, 2)}\n`);

// The policy of the build, with the origins of this deployment.
const reportUrl = config.reports?.otlp ?? config.reports?.sentryDsn;
const origins = [config.apiBaseUrl, reportUrl]
  .filter((url) => URL.canParse(url))
  .map((url) => new URL(url).origin);
const generated = join(run, 'generated');
cpSync(join(configs, 'generated'), generated, { recursive: true });
for (const name of readdirSync(generated)) {
  const file = join(generated, name);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/connect-src 'self'[^;]*/, ["connect-src 'self'", ...origins].join(' ')));
}

/** The shipped config of the server, with the folders and the port of this container. */
function serverConfig(name, replacements) {
  let text = readFileSync(join(configs, name), 'utf8');
  for (const [part, by] of Object.entries(replacements)) {
    if (!text.includes(part)) throw new Error(`${name} has no ${part}`);
    text = text.replaceAll(part, by);
  }
  const file = join(run, name);
  writeFileSync(file, text);
  return file;
}

const site = join(run, 'site');
function command() {
  if (server === 'caddy') {
    const file = serverConfig('Caddyfile', {
      'dashboard.example.com {': `{\n\tadmin off\n\tauto_https off\n}\n:${port} {`,
      '/srv/dropdeck/current': site,
      '/etc/caddy/dropdeck': generated,
    });
    return ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'];
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(run, name)};`)
    .join(' ');
  const file = serverConfig('nginx.conf', {
    '/srv/dropdeck/current': site,
    '/etc/nginx/dropdeck': generated,
    'listen 8080;': `listen ${port};`,
    'pid /run/nginx.pid;': `pid ${join(run, 'nginx.pid')};\nerror_log stderr;\ndaemon off;`,
    'sendfile on;': `${temporary}\n  access_log off;\n  sendfile on;`,
  });
  return ['nginx', '-c', file, '-e', 'stderr'];
}

const [program, ...args] = command();
const child = spawn(program, args, {
  stdio: 'inherit',
  env: { ...env, HOME: run, XDG_CONFIG_HOME: run, XDG_DATA_HOME: run },
});
child.on('error', ({ message }) => {
  console.error(`Dropdeck cannot start ${program}: ${message}`);
  process.exit(1);
});
child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 0));
// Both servers answer the open requests before they end: nginx at SIGQUIT, Caddy at SIGTERM.
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => child.kill(server === 'nginx' ? 'SIGQUIT' : 'SIGTERM'));
}
