import { allCalls } from '@dropdeck/domain/contract';
import type { Fault } from '../sandbox.ts';
import { STALLED_MS } from './testServer.ts';

const lastingFaults = {
  'dropped connection': { kind: 'drop' },
  '401': { kind: 'status', status: 401 },
  '403': { kind: 'status', status: 403 },
  '404': { kind: 'status', status: 404 },
  '409': { kind: 'status', status: 409 },
  '429': { kind: 'status', status: 429, retryAfter: 1 },
  '500': { kind: 'status', status: 500 },
  '502 with HTML': { kind: 'html', status: 502 },
  'malformed JSON': { kind: 'malformed' },
  'wrong shape': { kind: 'shape' },
  'empty body': { kind: 'empty' },
} as const satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof lastingFaults | '10 s delay' | 'answer after leaving';

/** The faults; each is a cell in every call's row. */
export const faultNames: readonly FaultName[] = [
  ...(Object.keys(lastingFaults) as (keyof typeof lastingFaults)[]),
  '10 s delay',
  'answer after leaving',
];

/** Delay of the slow response in milliseconds. */
export const SLOW_MS = 10_000;

/** A success that changes nothing, for calls that can succeed only once and whose response body is not read. */
export const emptySuccess = (ms?: number): Fault => ({
  kind: 'status',
  status: 200,
  ...(ms === undefined ? {} : { ms }),
});

/** The sandbox's fault for a cell. `isUntouched`: a success must change nothing in the sandbox. */
export function faultOf(name: FaultName, isUntouched: boolean): Fault {
  if (name !== '10 s delay' && name !== 'answer after leaving') return lastingFaults[name];
  const ms = name === '10 s delay' ? SLOW_MS : STALLED_MS;
  return isUntouched ? emptySuccess(ms) : { kind: 'delay', ms };
}

const bodies: ReadonlySet<FaultName> = new Set(['malformed JSON', 'wrong shape', 'empty body']);

/** Whether a fault counts as success: the body of a response declared `ignored` is not read. */
export function isSuccess(call: string, fault: FaultName): boolean {
  if (fault === '10 s delay') return true;
  const contract = allCalls.find(({ name }) => name === call);
  return bodies.has(fault) && contract?.answers[200] === 'ignored';
}
