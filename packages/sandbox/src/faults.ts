import { allCalls, type Contract } from '@dropdeck/domain/contract';
import * as z from 'zod/mini';

const times = z.optional(z.int().check(z.positive()));

/** The pseudo call whose faults delay or suppress payment confirmations. */
export const PAYMENT_CONFIRMATION = 'payments.confirm';

/**
 * A simulated failure. It applies to `times` requests, or until it is removed. `never` is only for
 * `PAYMENT_CONFIRMATION`.
 */
export const fault = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('status'),
    status: z.int().check(z.minimum(200), z.maximum(599)),
    /** Seconds, sent as Retry-After. */
    retryAfter: z.optional(z.number().check(z.nonnegative())),
    /** Milliseconds before the answer. */
    ms: z.optional(z.number().check(z.nonnegative())),
    times,
  }),
  // The error page of a proxy in front of the server.
  z.strictObject({
    kind: z.literal('html'),
    status: z.int().check(z.minimum(400), z.maximum(599)),
    times,
  }),
  z.strictObject({ kind: z.literal('delay'), ms: z.number().check(z.nonnegative()), times }),
  z.strictObject({ kind: z.literal('drop'), times }),
  z.strictObject({ kind: z.literal('malformed'), times }),
  z.strictObject({ kind: z.literal('shape'), times }),
  z.strictObject({ kind: z.literal('empty'), times }),
  z.strictObject({ kind: z.literal('never'), times }),
]);
export type Fault = z.infer<typeof fault>;

/** The active faults, by call name or `*` for all calls. */
export interface Faults {
  /** @returns false if the call does not exist or cannot have this fault. */
  set(call: string, value: Fault): boolean;
  remove(call: string): void;
  clear(): void;
  list(): Record<string, Fault>;
  /** The active fault of a call, without counting it down. */
  peek(call: string): Fault | null;
  /** The fault for one request, counted down. A call's own fault overrides `*`. */
  take(call: string): Fault | null;
}

/** Every name that `Faults.set` accepts. */
export const faultTargets: readonly string[] = [
  '*',
  PAYMENT_CONFIRMATION,
  ...allCalls.map(({ name }) => name),
];

/** @param onChange called after the faults have changed, also by a count. */
export function createFaults(onChange: () => void = () => undefined): Faults {
  const active = new Map<string, Fault>();
  return {
    set(call, value) {
      const isForPayment = call === PAYMENT_CONFIRMATION;
      const fits = isForPayment ? value.kind === 'never' || value.kind === 'delay' : value.kind !== 'never';
      if (!faultTargets.includes(call) || !fits) return false;
      active.set(call, value);
      onChange();
      return true;
    },
    remove: (call) => {
      active.delete(call);
      onChange();
    },
    clear: () => {
      active.clear();
      onChange();
    },
    list: () => Object.fromEntries(active),
    peek: (call) => active.get(call) ?? null,
    take(call) {
      const key = active.has(call) ? call : '*';
      const found = active.get(key);
      if (found === undefined) return null;
      if (found.times !== undefined) {
        if (found.times <= 1) active.delete(key);
        else active.set(key, { ...found, times: found.times - 1 });
        onChange();
      }
      return found;
    },
  };
}

const WRONG_SHAPES: readonly unknown[] = [
  { unexpected: true },
  { error: false, data: 'unexpected', url: 0, bots: 'unexpected' },
  0,
];

const wrongShape = ({ answers }: Contract): unknown => {
  const schema = answers[200];
  if (schema === undefined || schema === 'ignored') return WRONG_SHAPES[0];
  return WRONG_SHAPES.find((body) => !schema.safeParse(body).success) ?? 0;
};

const json = (text: string, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(text, { status, headers: { 'Content-Type': 'application/json', ...headers } });

const PROXY_PAGE =
  '<!doctype html><html><head><title>Bad gateway</title></head><body><h1>Bad gateway</h1></body></html>';

/** Statuses that HTTP defines without a body. */
const BODILESS = new Set([204, 205, 304]);

/**
 * The response of a fault; `null` for the kinds without one (`delay`, `drop`, `never`).
 */
export function faultyAnswer(value: Fault, contract: Contract): Response | null {
  switch (value.kind) {
    case 'status': {
      const headers: Record<string, string> =
        value.retryAfter === undefined ? {} : { 'Retry-After': String(value.retryAfter) };
      if (BODILESS.has(value.status)) return new Response(null, { status: value.status, headers });
      return json('{"error":"A fault was switched on in the sandbox."}', value.status, headers);
    }
    case 'html':
      return new Response(PROXY_PAGE, {
        status: value.status,
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      });
    case 'malformed':
      return json('{"data":[{"id":1,');
    case 'shape':
      return json(JSON.stringify(wrongShape(contract)));
    case 'empty':
      return json('');
    case 'delay':
    case 'drop':
    case 'never':
      return null;
  }
}
