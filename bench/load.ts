import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { callBudget } from '../e2e/callBudget.ts';
import { measureAll, measureBuild } from '../scripts/size/measure.ts';

/**
 * `npm run ci load`: one nginx of this machine with the shipped config under autocannon, which asks for the files of
 * first visits, and what that means for many customers. Writes bench/load.md. Needs nginx and a build.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const dist = `${root}packages/app/dist`;
const port = 8_130;
const SECONDS = 10;
const CONNECTIONS = 200;

const settings = measureBuild(dist).routes.find(({ route }) => route === 'Settings');
if (settings === undefined) throw new Error('The build has no settings page.');
const font = readdirSync(`${dist}/assets`).find((name) => name.startsWith('inter-latin-wght-normal')) ?? '';
const files = ['/', '/config.json', ...settings.files.map((file) => `/${file}`), `/assets/${font}`];

/** Bytes of a file as it is sent. */
function bytesOf(path: string): number {
  const file = join(dist, path === '/' ? 'index.html' : path);
  try {
    return statSync(`${file}.br`).size;
  } catch {
    // Fonts are compressed already, and config.json is written for each deployment.
    return path === '/config.json' ? 400 : statSync(file).size;
  }
}
const coldBytes = files.reduce((sum, path) => sum + bytesOf(path), 0);

const folder = mkdtempSync(join(tmpdir(), 'dropdeck-load-'));
// nginx that is started by root runs its workers as another user.
chmodSync(folder, 0o755);
const server = spawn(process.execPath, [`${root}deploy/container/start.mjs`], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    PATH: `${process.env['PATH'] ?? ''}:/usr/sbin`,
    SERVER: 'nginx',
    PORT: String(port),
    DIST: dist,
    SERVER_CONFIGS: `${root}deploy`,
    RUN_DIR: join(folder, 'run'),
    API_BASE_URL: 'https://api.example.com',
    LOGIN_URL: 'https://example.com/login',
    HOME_URL: 'https://example.com/',
    SUPPORT_URL: 'https://example.com/support',
  },
});
const origin = `http://127.0.0.1:${port}`;
for (let turn = 0; turn < 100; turn += 1) {
  const answer = await fetch(`${origin}/readyz`).catch(() => null);
  if (answer?.ok === true) break;
  await new Promise((resolve) => setTimeout(resolve, 100));
}

/** The processes below one, itself included. */
function family(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter((text) => text !== '')
    .map(Number);
  return [pid, ...children.flatMap(family)];
}

/** Memory that belongs to nginx alone, in MB, and its open files. */
function usage(): { megabytes: number; openFiles: number } {
  const workers = family(server.pid ?? 0).slice(1);
  const memory = workers.map((pid) =>
    Number(/^RssAnon:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0),
  );
  return {
    megabytes: memory.reduce((sum, one) => sum + one, 0) / 1024,
    openFiles: workers.reduce((sum, pid) => sum + readdirSync(`/proc/${pid}/fd`).length, 0),
  };
}

const load = autocannon({
  url: origin,
  connections: CONNECTIONS,
  duration: SECONDS,
  headers: { 'accept-encoding': 'br' },
  requests: files.map((path) => ({ method: 'GET', path })),
});
const peak = { megabytes: 0, openFiles: 0 };
const timer = setInterval(() => {
  const now = usage();
  peak.megabytes = Math.max(peak.megabytes, now.megabytes);
  peak.openFiles = Math.max(peak.openFiles, now.openFiles);
}, 500);
const result = await load;
clearInterval(timer);
server.kill('SIGTERM');
rmSync(folder, { recursive: true, force: true });

const perSecond = result.requests.average;
const visitsPerSecond = perSecond / files.length;
const number = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const kilobytes = (bytes: number): string => `${number(bytes / 1024, 1)} KB`;

/** What is assumed of customers, for the calculation alone. */
const customers = 1_000_000;
const visitsPerMonth = 20;
/** Visits after a release, or in a browser without the files. */
const coldVisits = 4;
const warmFiles = 2;
const warmBytes = bytesOf('/') + bytesOf('/config.json');
const cold = customers * coldVisits;
const warm = customers * (visitsPerMonth - coldVisits);
const requests = cold * files.length + warm * warmFiles;
const terabytes = (cold * coldBytes + warm * warmBytes) / 1e12;
// Each file of a release is fetched from the origin once per location of the CDN.
const locations = 300;
const releases = 4;
const originRequests = locations * releases * files.length + (cold + warm) * 2;
const calls = Object.values(callBudget);
const mean = calls.reduce((sum, one) => sum + one.length, 0) / calls.length;

const text = [
  '# Load',
  '',
  'Written by `npm run ci load`: nginx with the shipped config on this machine, beside the load generator (autocannon)',
  `on the same processors, ${CONNECTIONS} connections for ${SECONDS} seconds, over the ${files.length} files of a first visit to /settings.`,
  '',
  '| requests a second | first visits a second | 99 of 100 answers within | errors | memory of nginx | open files |',
  '| ---: | ---: | ---: | ---: | ---: | ---: |',
  `| ${number(perSecond)} | ${number(visitsPerSecond)} | ${number(result.latency.p99)} ms | ${result.errors + result.non2xx} | ${number(peak.megabytes, 1)} MB | ${peak.openFiles} |`,
  '',
  '## A million customers on a CDN',
  '',
  `A first visit takes ${files.length} requests and ${kilobytes(coldBytes)}; a later one ${warmFiles} and at most ${kilobytes(warmBytes)}, since assets are immutable.`,
  `What the browser prefetches later when it is idle comes on top, once a release: at most ${kilobytes(measureAll(dist))} in all.`,
  `Assumed: ${number(customers)} customers with ${visitsPerMonth} visits a month, ${coldVisits} of them first visits (${releases} releases).`,
  '',
  '| requests a month | transferred | from the origin, with assets cached | hit ratio |',
  '| ---: | ---: | ---: | ---: |',
  `| ${number(requests / 1e6)} million | ${number(terabytes, 1)} TB | ${number(originRequests / 1e6)} million | ${number(100 * (1 - originRequests / requests))} % |`,
  '',
  'Only `index.html` and `config.json` are asked of the origin at each visit (`no-cache`); most answers are 304. A CDN that may keep',
  'them for a minute asks for them once a minute and location.',
  '',
  '## What the API gets',
  '',
  `A visit of a page makes ${number(mean, 1)} calls on average (1 to ${Math.max(...calls.map(({ length }) => length))}), and a tab that stays open makes none:`,
  'there is no polling but while a bot is being set up or a payment is confirmed (specification 4.7, 9). `e2e/calls.e2e.ts` holds each',
  'page to its calls, and an hour in the open tab to none.',
  '',
  `With the visits above and five pages each, that is ${number((customers * visitsPerMonth * 5 * mean) / 1e6)} million calls a month, ${number((customers * visitsPerMonth * 5 * mean) / (30 * 24 * 3600))} a second on average.`,
  '',
].join('\n');
writeFileSync(new URL('load.md', import.meta.url), text);
console.log(text);
process.exit(0);
