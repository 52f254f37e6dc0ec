import * as session from '@dropdeck/domain/account/session';
import * as shared from '@dropdeck/domain/kernel';
import { detail, SECTIONS } from '../pages.ts';
import { rowOf } from '../oracle.ts';
import { sectionOf, type Answer } from '../server.ts';
import type { Flight } from '../world.ts';
import { hook, isExpected, pick, type Acts, type Turn } from './turn.ts';

const answer = (status: number, retryAfterMs: number | null = null, text = '{}'): Answer => ({
  status,
  text,
  retryAfterMs,
});
const FAULTS: readonly (readonly [string, Answer])[] = [
  ['500', answer(500)],
  ['429 with Retry-After 3 s', answer(429, 3_000)],
  ['429 without Retry-After', answer(429)],
  ['409', answer(409)],
  ['a page of HTML', answer(200, null, '<!doctype html><html></html>')],
  ['203', answer(203)],
  ['401', answer(401)],
  ['503', answer(503)],
];
const WAITS = [300, 1_100, 3_000, 11_000, 65_000] as const;

/** A call of the tab that is on its way; `isNew` if the server has not answered it. */
const flightOf = ({ world, tab, a }: Turn, isNew = false): Flight | undefined =>
  pick(
    world.flights.filter((one) => one.tab === tab && !one.isStuck && (!isNew || one.answer === null)),
    a,
  );
const callOf = ({ oracle }: Turn, { request, tab }: Flight): string =>
  `${request.call} of ${oracle.nameOf(tab)}`;

const changed = <Row>(rows: readonly Row[], at: number, change: (row: Row) => Partial<Row>): Row[] =>
  rows.map((row, index) => (index === at % rows.length ? { ...row, ...change(row) } : row));
/** What another person changes at the server: the section, in words, and the change. */
const foreign = ({ world, b, token }: Turn): readonly (readonly [string, string, () => void])[] => {
  const { workspace, monitors } = world.server;
  const monitor = `/v1/monitors/${monitors[0] ?? ''}`;
  const state = workspace.monitors()[0]?.state();
  if (state === undefined) return [];
  const change = <Row>(rows: Row[], to: (row: Row) => Partial<Row>): void =>
    void rows.splice(0, rows.length, ...changed(rows, b, to));
  const note = (): void => void (state.inputs = changed(state.inputs, b % 3, () => ({ note: token })));
  const drop = (): void => void (state.inputs = state.inputs.filter((_, at) => at !== b % 3));
  const rehook = (): void =>
    void (state.webhooks = changed(state.webhooks, b % 2, () => ({ webhook_url: hook(token) })));
  const day = `2031-01-${String((b % 27) + 1).padStart(2, '0')}T00:00:00.000Z`;
  const { redirects, settings, customers, keywords } = SECTIONS;
  return [
    [redirects, 'the keyword of a redirect', () => change(workspace.redirects(), () => ({ keyword: token }))],
    [redirects, 'a redirect: deleted', () => void workspace.redirects().splice(b % 3, 1)],
    [settings, 'the footer', () => void (workspace.bot.footer_text = token)],
    [settings, 'the name of the bot', () => void (workspace.bot.name = token)],
    [monitor, 'the note of an input', note],
    [monitor, 'an input: deleted', drop],
    [monitor, 'a webhook', rehook],
    [customers, 'a renewal', () => change(workspace.customers(), () => ({ next_renewal: day }))],
    [
      keywords,
      'a keyword list',
      () => change(workspace.keywordLists(), (row) => ({ keywords: [...row.keywords, token] })),
    ],
  ];
};

export const worldActs: Acts = {
  reach: (turn) => {
    const flight = flightOf(turn, true);
    if (flight === undefined) return null;
    turn.world.reach(flight);
    return `the server does ${callOf(turn, flight)}`;
  },
  arrive: (turn) => {
    const flight = flightOf(turn);
    if (flight === undefined) return null;
    turn.world.reach(flight);
    turn.world.arrive(flight);
    return `the answer of ${callOf(turn, flight)} arrives`;
  },
  settle: async ({ world, tab, settle }) => {
    if (!world.flights.some((one) => one.tab === tab)) return null;
    await settle();
    return 'all answers arrive';
  },
  fault: (turn) => {
    const flight = flightOf(turn, true);
    const fault = pick(FAULTS, turn.b);
    if (flight === undefined || fault === undefined) return null;
    turn.world.reach(flight, fault[1]);
    turn.world.arrive(flight);
    return `${callOf(turn, flight)} is answered with ${fault[0]}`;
  },
  drop: (turn) => {
    const flight = flightOf(turn);
    if (flight === undefined) return null;
    if (turn.b % 2 === 0) turn.world.reach(flight);
    turn.world.drop(flight);
    return `the connection of ${callOf(turn, flight)} drops ${flight.isServed ? 'after' : 'before'} the server has done it`;
  },
  never: (turn) => {
    const flight = flightOf(turn);
    if (flight === undefined) return null;
    if (turn.b % 2 === 0) turn.world.reach(flight);
    flight.isStuck = true;
    return `the answer of ${callOf(turn, flight)} never arrives${flight.isServed ? ', though the server has done it' : ''}`;
  },
  offline: ({ world, tab }) => {
    world.setOnline(tab, !tab.isOnline);
    return tab.isOnline ? 'is online' : 'is offline';
  },
  wait: async ({ world, a }) => {
    const ms = WAITS[a % WAITS.length] ?? 300;
    await world.clock.advance(ms);
    return `${ms} ms pass`;
  },
  sleep: async ({ world, fire }) => {
    await world.clock.jump(3_600_000);
    fire(shared.tabReturned);
    return 'sleeps for an hour';
  },
  full: ({ tab: { browser } }) => {
    browser.isStorageFull = !browser.isStorageFull;
    browser.wasStorageFull = true;
    return `the storage is ${browser.isStorageFull ? 'full' : 'free'}`;
  },
  foreign: (turn) => {
    const found = pick(foreign(turn), turn.a);
    if (found === undefined) return null;
    const [section, what, change] = found;
    turn.oracle.cellsOf(section);
    turn.world.write();
    change();
    turn.oracle.changed(section);
    return `another person changes ${what} (${turn.token})`;
  },
};

const { questions } = detail.inputs;
export const sessionActs: Acts = {
  conflict: ({ read, fire, discard, writes, a }) => {
    const conflict = read(shared.$conflict);
    if (conflict === null) return null;
    const isAsked = (cell: string): boolean =>
      conflict.fields.some(({ key }) => cell.endsWith(key.split(' ').at(-1) ?? key));
    writes();
    if (a % 3 === 0) {
      discard(({ group, cell }) => group.reverts === true && isAsked(cell));
      fire(shared.conflictAnswered, null);
      return 'keeps editing';
    }
    const side = a % 3 === 1 ? 'mine' : 'theirs';
    if (side === 'theirs') discard(({ cell }) => isAsked(cell));
    fire(shared.conflictAnswered, Object.fromEntries(conflict.fields.map(({ key }) => [key, side])));
    return `answers the conflict about ${conflict.subject} with ${side}`;
  },
  duplicate: ({ read, fire, discard, writes, oracle, tab, a }) => {
    const question = read(questions.view.duplicate);
    if (question === null) return null;
    const isYes = a % 2 === 0;
    writes();
    if (!isYes) discard(({ value }) => question.links.some((link) => link === value));
    for (const link of question.links) if (isYes) oracle.create(tab, link);
    fire(questions.events.onDuplicateAnswer, isYes);
    return `${isYes ? 'adds the duplicate' : 'does not add the duplicate'} ${question.links.join(' ')}`;
  },
  reload: async ({ reload, world, tab, a, b }) => {
    const isSent = a % 2 === 0 || !world.flights.some((one) => one.tab === tab);
    if (!(await reload(b % 2 === 0, isSent))) return 'does not reload after all';
    return isSent ? 'reloads' : 'reloads before what is on its way has come to the server';
  },
  signOut: ({ read, fire, discard, oracle, world, tab, page }) => {
    fire(session.logoutRequested);
    for (const one of world.tabs) if (one.browser === tab.browser) one.isSignedOut = true;
    if (read(session.$isLogoutRequested)) {
      discard(() => true);
      fire(session.logoutConfirmed);
      return 'signs out, and discards what is unsaved';
    }
    const isSent = (section: string): boolean =>
      world.flights.some(
        (one) => one.tab === tab && one.request.method !== 'GET' && sectionOf(one.request.path) === section,
      );
    const lost = oracle.openEdits(tab).find(
      (one) =>
        one.group.reverts !== true &&
        (one.section !== SECTIONS.setup || page !== null) &&
        one.value !== one.base &&
        !tab.browser.wasStorageFull &&
        // What was typed stays while it is not known whose it is.
        read(session.$info) !== null &&
        !oracle.isThere(one) &&
        (one.cell.startsWith('+') || rowOf(one.cell) === '' || oracle.hasRow(one.section, rowOf(one.cell))) &&
        !isSent(one.section) &&
        !isExpected(one),
    );
    if (lost !== undefined)
      oracle.fail('leaving', `signing out does not ask about ${lost.cell} = ${String(lost.value)}`);
    return 'signs out';
  },
};
