#!/usr/bin/env node
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { diff } from './diff.ts';
import { openApi, type OpenApi } from './openapi.ts';
import { inJUnit, inWords } from './report.ts';
import { verify } from './verify.ts';

const FILE = 'docs/api/openapi.json';

const HELP = `npm run contract -- openapi            writes ${FILE}
npm run contract -- diff REVISION      what has changed since a revision; exits with 1 if something breaks
npm run contract -- verify --base URL --token TOKEN [--origin ORIGIN] [--writes [--unsafe]] [--json] [--junit FILE]
                                       reads from a server; exits with 1 if something is wrong
  --writes   also writes, reads back and puts back as it was
  --unsafe   also writes what cannot be put back: an invite, a monitor, an update; ends the session`;

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};

const readArguments = () => {
  try {
    const read = parseArgs({
      allowPositionals: true,
      options: {
        base: { type: 'string' },
        token: { type: 'string' },
        origin: { type: 'string' },
        json: { type: 'boolean' },
        junit: { type: 'string' },
        writes: { type: 'boolean' },
        unsafe: { type: 'boolean' },
      },
    });
    const { base } = read.values;
    if (base !== undefined && !URL.canParse(base)) throw new Error('--base is not a URL.');
    return read;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n`);
    return { positionals: [], values: {} };
  }
};
const {
  positionals: [command, revision],
  values,
} = readArguments();

if (command === 'openapi') {
  mkdirSync('docs/api', { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(openApi(version), null, 2)}\n`);
} else if (command === 'diff' && revision !== undefined) {
  const before = JSON.parse(
    execFileSync('git', ['show', `${revision}:${FILE}`], { encoding: 'utf8' }),
  ) as OpenApi;
  const found = diff(before, openApi(version));
  for (const { call, key, text, isBreaking } of found)
    console.log(`${isBreaking ? 'breaking' : 'added   '}  ${call}  ${key} ${text}`);
  if (found.length === 0) console.log('Nothing differs.');
  process.exitCode = found.some(({ isBreaking }) => isBreaking) ? 1 : 0;
} else if (command === 'verify' && values.base !== undefined && values.token !== undefined) {
  const { base, token, origin, json, junit, writes, unsafe } = values;
  const report = await verify({
    base: base.replace(/\/$/, ''),
    token,
    origin,
    writes,
    unsafe,
    // Beside the report, which may be read by a program.
    onWrite: (text) => console.error(`writes: ${text}`),
  });
  if (junit !== undefined) writeFileSync(junit, inJUnit(report));
  console.log(json === true ? JSON.stringify(report, null, 2) : inWords(report));
  process.exitCode = report.findings.length > 0 ? 1 : 0;
} else {
  console.log(HELP);
  process.exitCode = 2;
}
