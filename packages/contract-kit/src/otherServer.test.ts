import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOtherServer, IMPLEMENTED, TOKEN } from './otherServer.ts';
import { inWords, type Report } from './report.ts';
import { verify } from './verify.ts';

const server = createOtherServer();
let report: Report;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  report = await verify({
    base: `http://127.0.0.1:${port}`,
    token: TOKEN,
    origin: 'https://dash.example',
    writes: true,
  });
});
afterAll(() => void server.close());

describe('a server that was written from the OpenAPI document, with thirteen calls', () => {
  it('passes with those', () => {
    expect(report.findings.filter(({ call }) => IMPLEMENTED.includes(call))).toEqual([]);
    const passed = report.calls.filter(({ state }) => state === 'passed').map(({ call }) => call);
    expect(passed.toSorted()).toEqual(IMPLEMENTED.toSorted());
    expect(report.left).toEqual([]);
  });

  it('gets a finding for each call that it lacks', () => {
    const failed = report.calls.filter(({ state }) => state === 'failed').map(({ call }) => call);
    expect(failed).toContain('commands.getGuilds');
    expect(failed).toContain('plans.getPlanProducts');
    expect(inWords(report)).toContain('the status is 404: the server does not have this call');
  });
});
