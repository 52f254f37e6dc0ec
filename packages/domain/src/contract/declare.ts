import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Any schema of zod/mini. */
export type Schema = z.ZodMiniType;

/**
 * The schema of a status's JSON body, or `'ignored'` if the body may be anything (specification 7: "response
 * body not shown").
 */
export type AnswerSchema = Schema | 'ignored';

/**
 * Who may make a call: anyone, who is signed in, who has a bot, or a developer of the service (specification 6).
 */
export type Access = 'open' | 'session' | 'bot' | 'developer';

/** What a declaration has to say, or may. */
interface Options<Payload, Answers, By> {
  /** A unique name, `feature.verb`. */
  readonly name: string;
  readonly access: By;
  /** `null` for calls without a body. Keys that the schema lacks are not sent. */
  readonly payload?: Payload;
  readonly encoding?: 'json' | 'form';
  /** The successful statuses with their schemas; by default 200 with any body. Every other status is a failure. */
  readonly answers?: Answers;
  readonly timeoutMs?: number;
  /**
   * Statuses that refuse what was sent, and that the page asks about itself: no failure for the history. What each means
   * is in reference.ts.
   */
  readonly refusals?: readonly number[];
  /** Whether the last answer is cached for the rest of the session (`$cachedAnswers`), for the palette and names. */
  readonly isCached?: true;
}

type Answering = Readonly<Record<number, AnswerSchema>>;

/** The declaration of a /v1 call, shared by client and sandbox. */
export interface Contract<
  Path extends string = string,
  Payload extends Schema | null = Schema | null,
  Answers extends Answering = Answering,
  By extends Access = Access,
> extends Options<Payload, Answers, By> {
  readonly method: Method;
  /** The path below the API base with `{parameters}` and query: `/v1/monitors/{uuid}`. */
  readonly path: Path;
  readonly payload: Payload;
  readonly encoding: 'json' | 'form';
  readonly answers: Answers;
  readonly timeoutMs: number;
}

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

/** The parameters of a path template: `{ uuid: string }` for `/v1/monitors/{uuid}`. */
export type PathParameters<Path extends string> = { readonly [Name in ParameterNames<Path>]: string };

type BodyOf<A> = A extends Schema ? z.output<A> : undefined;

/** A call's answer: the status with its parsed body. */
export type AnswerOf<C> =
  C extends Contract<string, Schema | null, infer Answers>
    ? {
        [S in keyof Answers & number]: { readonly status: S; readonly body: BodyOf<Answers[S]> };
      }[keyof Answers & number]
    : never;

/** The payload of a call; `undefined` for calls without a body. */
export type PayloadOf<C> =
  C extends Contract<string, infer Payload> ? (Payload extends Schema ? z.input<Payload> : undefined) : never;

export type ParametersOf<C> = C extends Contract<infer Path> ? PathParameters<Path> : never;

/** The default timeout in milliseconds (specification 9). */
export const DEFAULT_TIMEOUT_MS = 30_000;

/**
 * Declares one /v1 call (specification 7). The client, the sandbox and the tests all use the declaration.
 *
 * @param declaration.endpoint `GET /v1/monitors/{uuid}`.
 */
export function declareCall<
  const Path extends `/v1/${string}`,
  const By extends Access,
  const Answers extends Answering = { readonly 200: 'ignored' },
  Payload extends Schema | null = null,
>({
  endpoint,
  ...options
}: Options<Payload, Answers, By> & { readonly endpoint: `${Method} ${Path}` }): Contract<
  Path,
  Payload,
  Answers,
  By
> {
  const [method, path] = endpoint.split(' ') as [Method, Path];
  return {
    method,
    path,
    encoding: 'json',
    timeoutMs: DEFAULT_TIMEOUT_MS,
    ...options,
    answers: options.answers ?? ({ 200: 'ignored' } as Answering as Answers),
    payload: (options.payload ?? null) as Payload,
  };
}

/** Fills a path template with percent-encoded values. */
export function fillPath<Path extends string>(path: Path, parameters: PathParameters<Path>): string {
  const values: Readonly<Record<string, string>> = parameters;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
