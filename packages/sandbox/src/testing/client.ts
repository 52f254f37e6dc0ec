import {
  fillPath,
  type AnswerOf,
  type Contract,
  type ParametersOf,
  type PayloadOf,
} from '@dropdeck/domain/contract';
import { createSandbox, type Sandbox, type SandboxOptions } from '../server.ts';

export const ORIGIN = 'http://localhost:4310';

/** The initial clock of every test, in epoch milliseconds. */
export const START = Date.UTC(2026, 2, 14, 12);

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body, or `undefined` if it is not JSON. */
  readonly json: unknown;
}

interface Input<C> {
  readonly parameters?: ParametersOf<C>;
  readonly payload?: PayloadOf<C>;
}

/** A client of a sandbox whose clock only moves with `advance`. */
export interface Client {
  readonly sandbox: Sandbox;
  /** The delays of faults so far, in milliseconds. */
  readonly waited: readonly number[];
  readonly advance: (ms: number) => void;
  readonly request: (path: string, init?: RequestInit) => Promise<Answer>;
  readonly signIn: (account: string) => Promise<string>;
  /** Sends a declared call and returns its answer, whatever its status. */
  readonly send: <C extends Contract>(token: string | null, contract: C, input?: Input<C>) => Promise<Answer>;
  /** Sends a declared call and returns the body, parsed with its contract. Throws unless the status is 200. */
  readonly fetchBody: <C extends Contract>(
    token: string,
    contract: C,
    input?: Input<C>,
  ) => Promise<BodyOf<C>>;
}

type BodyOf<C> = Extract<AnswerOf<C>, { readonly status: 200 }>['body'];

const toJson = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
};

export function createClient(options: SandboxOptions = {}): Client {
  let now = START;
  const waited: number[] = [];
  const sandbox = createSandbox({
    now: () => now,
    wait: (ms) => {
      waited.push(ms);
      return Promise.resolve();
    },
    ...options,
  });

  const request: Client['request'] = async (path, init = {}) => {
    const response = await sandbox.fetch(new Request(new URL(path, ORIGIN).href, init));
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: toJson(text) };
  };

  const send: Client['send'] = (token, contract, input = {}) => {
    const isForm = contract.encoding === 'form';
    const body = isForm
      ? new URLSearchParams(input.payload as unknown as Record<string, string>).toString()
      : JSON.stringify(input.payload);
    return request(fillPath(contract.path, (input.parameters ?? {}) as Record<string, string>), {
      method: contract.method,
      headers: {
        ...(token === null ? {} : { Authorization: token }),
        ...(contract.payload === null
          ? {}
          : { 'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
      },
      ...(contract.payload === null ? {} : { body }),
    });
  };

  return {
    sandbox,
    waited,
    advance: (ms) => {
      now += ms;
    },
    request,
    send,
    signIn: async (account) => {
      const { json } = await request('/sandbox/sign-in', {
        method: 'POST',
        body: JSON.stringify({ account }),
      });
      return (json as { token: string }).token;
    },
    fetchBody: async <C extends Contract>(
      token: string,
      contract: C,
      input?: Input<C>,
    ): Promise<BodyOf<C>> => {
      const { status, json, text } = await send(token, contract, input);
      const schema = contract.answers[200];
      if (status !== 200) throw new Error(`${contract.name} answered ${status}: ${text}`);
      const body = schema === undefined || schema === 'ignored' ? undefined : schema.parse(json);
      return body;
    },
  };
}
