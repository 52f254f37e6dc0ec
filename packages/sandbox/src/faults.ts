import { allCalls, type Contract } from '@dropdeck/domain/contracts';
import * as z from 'zod/mini';

const times = z.optional(z.int().check(z.positive()));

/** The name under which the confirmation of payments can be slowed down or switched off. */
export const PAYMENT_CONFIRMATION = 'payments.confirm';

/**
 * Something that goes wrong on purpose. `times` is how many requests it is good for; without it,
 * until it is taken away. `never` is for the confirmation of payments only.
 */
export const fault = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('status'),
    status: z.int().check(z.minimum(200), z.maximum(599)),
    /** Seconds, sent as Retry-After. */
    retryAfter: z.optional(z.number().check(z.nonnegative())),
    /** Milliseconds before it is answered. */
    ms: z.optional(z.number().check(z.nonnegative())),
    times,
  }),
  // What a proxy in front of the server says when the server does not.
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

/** The faults that stand, by call name or `*`. */
export interface Faults {
  /** @returns false where no such call can have this fault. */
  set(call: string, value: Fault): boolean;
  remove(call: string): void;
  clear(): void;
  list(): Record<string, Fault>;
  /** The fault that stands for a call, without using it up. */
  peek(call: string): Fault | null;
  /** The fault for one request to a call, counted down; a call's own comes before `*`. */
  take(call: string): Fault | null;
}

/** Every name that a fault can be set for. */
export const faultTargets: readonly string[] = [
  '*',
  PAYMENT_CONFIRMATION,
  ...allCalls.map(({ name }) => name),
];

export function createFaults(): Faults {
  const standing = new Map<string, Fault>();
  return {
    set(call, value) {
      const isForPayment = call === PAYMENT_CONFIRMATION;
      const fits = isForPayment ? value.kind === 'never' || value.kind === 'delay' : value.kind !== 'never';
      if (!faultTargets.includes(call) || !fits) return false;
      standing.set(call, value);
      return true;
    },
    remove: (call) => void standing.delete(call),
    clear: () => standing.clear(),
    list: () => Object.fromEntries(standing),
    peek: (call) => standing.get(call) ?? null,
    take(call) {
      const key = standing.has(call) ? call : '*';
      const found = standing.get(key);
      if (found === undefined) return null;
      if (found.times !== undefined) {
        if (found.times <= 1) standing.delete(key);
        else standing.set(key, { ...found, times: found.times - 1 });
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

/** Statuses that HTTP does not let have a body. */
const BODILESS = new Set([204, 205, 304]);

/**
 * The answer that a fault gives instead of the call's own; `null` for the kinds that are not an
 * answer (a delay, a dropped connection).
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
