import { isDeepStrictEqual } from 'node:util';
import { allCalls, fillPath, type Contract } from '@dropdeck/domain/contract';
import { checkAnswer, checkCors, toJson, type Find } from '../checks.ts';
import type { Rule } from '../report.ts';
import type { Server } from '../server.ts';

/** What the writing part needs of the verifier. */
export interface WriteOptions {
  readonly server: Server;
  readonly origin?: string | undefined;
  readonly unsafe?: boolean | undefined;
  readonly onWrite?: (text: string) => void;
  readonly findFor: (call: string) => Find;
  /** The answers of the calls that read. */
  readonly answers: ReadonlyMap<string, unknown>;
  /** Gets what could not be put back. */
  readonly left: string[];
}

export type Row = Readonly<Record<string, unknown>>;
export type Parameters = Readonly<Record<string, string>>;

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isRow) : []);
export const at = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((inner, key) => (isRow(inner) ? inner[key] : undefined), value);
export const without = (row: Row | undefined, ...keys: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row ?? {}).filter(([key]) => !keys.includes(key)));
export const isSame = isDeepStrictEqual;

/** Letters that a database which is not UTF-8 loses, and two that look alike to a collation. */
export const UNICODE = 'Žluťoučký 名前 🚀 ß';

export const UNREAD = 'what it changes cannot be read, so it could not be put back';

const effects: Partial<Record<Rule, readonly [effect: string, section: string]>> = {
  saved: ['The dashboard shows what was not saved, until the page loads again.', '4.14'],
  keys: ['What other programs keep in the object is lost with a save.', '3'],
  ids: ['The next save finds no such row.', '3'],
  'whole-list': ['Entries come back, or are lost, with a save.', '4.14'],
  unicode: ['Names and notes are damaged with each save.', '7'],
  delete: ['The dashboard shows it as deleted, until the page loads again.', '7'],
  conflict: ['The dashboard asks only after 409 whether to add it again.', '4.9'],
  refusal: ['The dashboard does not know that it was deleted.', '8'],
  'put-back': ['What the verifier changed is still there.', '7'],
};

/** What each part of the writing does with a server, and what it remembers of that. */
export type Writer = ReturnType<typeof createWriter>;

export function createWriter(options: WriteOptions) {
  const { server, origin, findFor, answers, left, onWrite = () => undefined } = options;
  const done = new Set<string>();
  const skipped = new Map<string, string>();
  const mark = `verify-${Date.now().toString(36)}`;
  const info = answers.get('session.getCustomerInfo');
  const isDeveloper = Boolean(at(info, 'developer'));

  const contractOf = (name: string): Contract => {
    const contract = allCalls.find((one) => one.name === name);
    if (contract === undefined) throw new Error(`There is no call ${name}.`);
    return contract;
  };
  const find = (call: string, rule: Rule, text: string): void =>
    findFor(call)(rule, text, ...(effects[rule] ?? ['', '7']));

  const read = async (name: string, parameters: Parameters = {}): Promise<unknown> => {
    const contract = contractOf(name);
    const answer = await server.send(contract, fillPath(contract.path as '', parameters as never));
    return answer === null ? undefined : toJson(answer.text);
  };
  /** Makes a write and checks its answer. @returns its body, or undefined if it failed. */
  const send = async (
    name: string,
    what: string,
    payload: unknown,
    parameters: Parameters = {},
  ): Promise<unknown> => {
    const contract = contractOf(name);
    onWrite(`${contract.method} ${contract.path}: ${what}`);
    done.add(name);
    const path = fillPath(contract.path as '', parameters as never);
    const answer = await server.send(contract, path, { payload });
    if (answer === null) {
      findFor(name)('reachable', 'there was no answer', 'The dashboard says that it was not saved.', '8');
      return undefined;
    }
    if (origin !== undefined) checkCors(origin, answer, findFor(name));
    return checkAnswer(contract, answer, findFor(name));
  };
  /** Makes a write that the server must refuse. */
  const refuse = async (
    name: string,
    what: string,
    rule: Rule,
    status: number,
    payload: unknown,
    parameters: Parameters = {},
  ): Promise<void> => {
    const contract = contractOf(name);
    onWrite(`${contract.method} ${contract.path}: ${what}`);
    const path = fillPath(contract.path as '', parameters as never);
    const answer = await server.send(contract, path, { payload });
    if (answer !== null && answer.status !== status)
      find(name, rule, `${what}: the status is ${answer.status}, not ${status}`);
  };
  const isPutBack = (call: string, what: string, before: unknown, after: unknown): void => {
    if (isSame(before, after)) return;
    find(call, 'put-back', `${what} could not be put back as it was`);
    left.push(`${call}: ${what}`);
  };
  const skip = (names: readonly string[], why: string): void => {
    for (const name of names) if (!skipped.has(name)) skipped.set(name, why);
  };

  /** Compares what was sent with what is read, key by key. */
  const compare = (call: string, sent: Row, got: Row | undefined): void => {
    for (const [key, value] of Object.entries(sent)) {
      if (isSame(got?.[key], value)) continue;
      if (Array.isArray(value)) find(call, 'whole-list', `${key} is not the list that was sent`);
      else if (typeof value === 'string' && /[^ -~\n]/u.test(value))
        find(call, 'unicode', `${key} comes back with other letters`);
      else find(call, 'saved', `${key} comes back with another value`);
    }
  };
  /** Compares an id, which must come back as it was. */
  const compareId = (call: string, key: string, before: unknown, after: unknown): void => {
    if (isSame(before, after)) return;
    find(
      call,
      'ids',
      typeof before === typeof after
        ? `${key} is another one now`
        : `${key} was a ${typeof before} and is a ${typeof after}`,
    );
  };
  const uuid = at(rowsOf(at(answers.get('monitors.getMonitors'), 'monitors'))[0], 'monitor_uuid');
  return {
    ...options,
    onWrite,
    done,
    skipped,
    /** In what this run makes, so that it is found again. */
    mark,
    info,
    isDeveloper,
    /** Of the first monitor; undefined if there is none. */
    uuid: typeof uuid === 'string' ? uuid : undefined,
    contractOf,
    find,
    read,
    send,
    refuse,
    isPutBack,
    skip,
    compare,
    compareId,
  };
}
