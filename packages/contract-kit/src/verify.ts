import { allCalls, type Contract } from '@dropdeck/domain/contract';
import { refusalMeanings } from '@dropdeck/domain/contract-reference';
import { checkAnswer, checkCors, checkPreflight, checkSession, type Find } from './checks.ts';
import { filledPath } from './ids.ts';
import type { Finding, Report, Verified } from './report.ts';
import { createServer, type ServerOptions } from './server.ts';
import { write } from './writes/index.ts';

export interface VerifyOptions extends ServerOptions {
  /** Called before each call that reads. */
  readonly onCall?: (call: string) => void;
  /** Whether to write as well, what can be put back. */
  readonly writes?: boolean | undefined;
  /** Whether to write what cannot be put back, too. */
  readonly unsafe?: boolean | undefined;
  /** Called before each write with what it does. */
  readonly onWrite?: (text: string) => void;
}

/** An id that no server has. */
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

const masked = (base: string): string => {
  const url = new URL(base);
  return url.username === '' && url.password === '' ? base : `${url.protocol}//…@${url.host}${url.pathname}`;
};

/**
 * Makes the calls of the contract against a server and compares what it answers with what the dashboard needs. Nothing is
 * written without `writes`. At most four calls are made at a time; a 429 is waited for. No text of the report has a value
 * of an answer, and none the token.
 */
export async function verify(options: VerifyOptions): Promise<Report> {
  const { origin, onCall = () => undefined } = options;
  const server = createServer(options);
  const findings: Finding[] = [];
  const states = new Map<string, Verified>();
  const answers = new Map<string, unknown>();
  const findFor =
    (call: string): Find =>
    (rule, text, effect, section) => {
      const isKnown = findings.some((one) => one.call === call && one.rule === rule && one.text === text);
      if (!isKnown) findings.push({ call, rule, text, effect, section });
    };

  const read = async (contract: Contract, path: string): Promise<void> => {
    const { name, access } = contract;
    onCall(name);
    const find = findFor(name);
    const answer = await server.send(contract, path);
    if (answer === null)
      return find(
        'reachable',
        'there was no answer',
        'The page says that the server cannot be reached.',
        '8',
      );
    const body = checkAnswer(contract, answer, find);
    if (body !== undefined) answers.set(name, body);
    if (name === 'session.getCustomerInfo' && hasProfileAlone(body))
      find(
        'schema',
        'there is customer_data, and no bot_data',
        'The dashboard leads to the login page.',
        '2.2',
      );
    if (origin !== undefined) {
      checkCors(origin, answer, find);
      await checkPreflight(server, origin, contract, path, find);
    }
    if (access !== 'open') await checkSession(server, origin, contract, path, find);
    if (!contract.path.includes('{') || refusalMeanings[name]?.[404] === undefined) return;
    const refused = await server.send(contract, contract.path.replace(/\{\w+\}/, UNKNOWN_ID));
    // Without the rights there is another refusal, which was found already.
    if (refused !== null && ![403, 404].includes(refused.status))
      find(
        'refusal',
        `an unknown id has the status ${refused.status}, not 404`,
        'The dashboard does not know that it was deleted.',
        '8',
      );
  };

  const end = (call: string, why = ''): void => {
    const isWrong = findings.some((one) => one.call === call);
    states.set(call, { call, state: isWrong ? 'failed' : why === '' ? 'passed' : 'skipped', why });
  };
  const readAll = (contracts: readonly Contract[]): Promise<unknown> =>
    Promise.all(
      contracts.map(async (contract) => {
        const filled = filledPath(contract, answers);
        if ('why' in filled) return end(contract.name, filled.why);
        await read(contract, filled.path);
        end(contract.name);
      }),
    );

  const [reads, writes] = [allCalls.filter(isRead), allCalls.filter((call) => !isRead(call))];
  // Ids come from answers, so calls without parameters come first.
  await readAll(reads.filter(({ path }) => !path.includes('{')));
  await readAll(reads.filter(({ path }) => path.includes('{')));
  if (origin !== undefined)
    await Promise.all(
      writes.map((contract) =>
        checkPreflight(
          server,
          origin,
          contract,
          contract.path.replace(/\{\w+\}/, UNKNOWN_ID),
          findFor(contract.name),
        ),
      ),
    );
  for (const { name } of writes) end(name, 'it writes');
  const left: string[] = [];
  if (options.writes === true) {
    const { done, skipped } = await write({ ...options, server, findFor, answers, left });
    for (const name of done) end(name);
    for (const [name, why] of skipped) if (!done.has(name)) end(name, why);
  }
  for (const { call } of findings) if (states.get(call)?.state === 'passed') end(call);
  const calls = [...states.values()].toSorted((a, b) => (a.call < b.call ? -1 : 1));
  return { base: masked(options.base), calls, findings, left };
}

const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

const hasProfileAlone = (info: unknown): boolean => {
  const { bot_data, customer_data, bot_pending } = (info ?? {}) as Readonly<Record<string, unknown>>;
  return isFilled(customer_data) && !isFilled(bot_data) && !bot_pending;
};

const isRead = ({ method }: Contract): boolean => method === 'GET';
