import type * as z from 'zod/mini';

/** HTTP methods that the /v1 calls use. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A schema of the `zod/mini` kind, whatever it describes. */
export type Schema = z.ZodMiniType;

/**
 * What a status is answered with: a schema for its JSON body, or `'ignored'` where the body may be
 * anything, also empty (specification 7: "response body not shown").
 */
export type AnswerSchema = Schema | 'ignored';

/** One /v1 call as it is declared: everything that both ends have to agree on. */
export interface Contract<
  Path extends string = string,
  Payload extends Schema | null = Schema | null,
  Answers extends Readonly<Record<number, AnswerSchema>> = Readonly<Record<number, AnswerSchema>>,
> {
  /** Unique name, `feature.verb`; logs, tests and the sandbox's faults use it. */
  readonly name: string;
  readonly method: Method;
  /** Path below the API's base with `{parameters}`, a query string included: `/v1/monitors/{uuid}`. */
  readonly path: Path;
  /** `null` for calls without a body. Keys that the schema does not name are left out of the body. */
  readonly payload: Payload;
  /** How the payload travels: JSON, or `application/x-www-form-urlencoded`. */
  readonly encoding: 'json' | 'form';
  /** The statuses that are answers, each with what its body holds. Every other status is a failure. */
  readonly answers: Answers;
  /** Milliseconds until the call fails with `timeout`. */
  readonly timeoutMs: number;
}

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

/** The parameters of a path template: `{ uuid: string }` for `/v1/monitors/{uuid}`. */
export type PathParameters<Path extends string> = { readonly [Name in ParameterNames<Path>]: string };

type BodyOf<A> = A extends Schema ? z.output<A> : undefined;

/** What a call is answered with: the status, and the body that this status is declared with. */
export type AnswerOf<C> =
  C extends Contract<string, Schema | null, infer Answers>
    ? {
        [S in keyof Answers & number]: { readonly status: S; readonly body: BodyOf<Answers[S]> };
      }[keyof Answers & number]
    : never;

/** What a call's body must hold; `undefined` for calls without a body. */
export type PayloadOf<C> =
  C extends Contract<string, infer Payload, Readonly<Record<number, AnswerSchema>>>
    ? Payload extends Schema
      ? z.input<Payload>
      : undefined
    : never;

/** The path parameters of a call. */
export type ParametersOf<C> =
  C extends Contract<infer Path, Schema | null, Readonly<Record<number, AnswerSchema>>>
    ? PathParameters<Path>
    : never;

/** Milliseconds that a call may take where its declaration says nothing else (specification 9). */
export const DEFAULT_TIMEOUT_MS = 30_000;

/**
 * Declares one /v1 call (specification 7). The declaration is data: the client sends by it, the
 * sandbox checks by it, and tests walk over all of them.
 */
export function declareCall<
  const Path extends `/v1/${string}`,
  const Answers extends Readonly<Record<number, AnswerSchema>>,
  Payload extends Schema | null = null,
>(declaration: {
  name: string;
  method: Method;
  path: Path;
  payload?: Payload;
  encoding?: 'json' | 'form';
  answers: Answers;
  timeoutMs?: number;
}): Contract<Path, Payload, Answers> {
  return {
    encoding: 'json',
    timeoutMs: DEFAULT_TIMEOUT_MS,
    ...declaration,
    payload: (declaration.payload ?? null) as Payload,
  };
}

/** Fills a path template; every value is percent-encoded. */
export function fillPath<Path extends string>(path: Path, parameters: PathParameters<Path>): string {
  const values: Readonly<Record<string, string>> = parameters;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
