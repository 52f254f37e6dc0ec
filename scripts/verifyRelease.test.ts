import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { readSums, sha256, verifySite } from './verifyRelease.ts';

let stop: () => void = () => undefined;
afterEach(() => stop());

/** Serves texts by path. */
async function serve(files: Readonly<Record<string, string>>): Promise<string> {
  const server = createServer((request, response) => {
    const text = files[request.url ?? ''];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => server.close();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const sumOf = (text: string): string => sha256(Buffer.from(text));
const sums = readSums(
  [
    `${sumOf('<html>')}  dist/index.html`,
    `${sumOf('code')}  dist/assets/index.js`,
    `${sumOf('x')}  dist/assets/index.js.br`,
    `${sumOf('x')}  dist/_headers`,
    `${sumOf('x')}  deploy/nginx.conf`,
    '',
  ].join('\n'),
);

it('a site that serves the files of a release passes', async () => {
  expect([...sums.keys()]).toEqual(['index.html', 'assets/index.js']);
  expect(await verifySite(await serve({ '/': '<html>', '/assets/index.js': 'code' }), sums)).toEqual([]);
});

it('a changed byte and a missing file are named', async () => {
  expect(await verifySite(await serve({ '/': '<html>', '/assets/index.js': 'c0de' }), sums)).toEqual([
    'assets/index.js differs.',
  ]);
  stop();
  expect(await verifySite(await serve({ '/': '<html>' }), sums)).toEqual([
    'assets/index.js was answered with status 404.',
  ]);
});

it('a list without files verifies nothing', async () => {
  expect(await verifySite('http://127.0.0.1:1', readSums('no list'))).toHaveLength(1);
});
