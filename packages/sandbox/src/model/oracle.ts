import * as shared from '@dropdeck/domain/kernel';
import { sectionOf, type Cells } from './server.ts';
import type { Flight, Tab, Watcher, World } from './world.ts';

/** What must be true; a failure prints the name. */
export const PROMISES = {
  state: '1 every edit is on the server, on its way, shown as unsaved, or discarded by the person',
  untouched: '2 no write changes a field that its edit did not touch; a conflict is asked about',
  messages: '3 no message says saved when it is not, or failed when it is saved',
  shown: '4 at rest the page shows what the server has, but for what is shown as unsaved',
  order: '5 the later edit wins, a deleted row stays deleted, an undo restores it once',
  calls: '6 no storm, no write without an act or after signing out, the token to the API alone',
  leaving: '7 leaving with something that would be lost asks, leaving without does not',
} as const;
export type Promised = keyof typeof PROMISES;

export class Violation extends Error {
  readonly promised: Promised;
  constructor(promised: Promised, what: string) {
    super(`${PROMISES[promised]}: ${what}`);
    this.promised = promised;
  }
}

/** How an edit may end, by the place where it is made. */
export interface Group {
  readonly name: string;
  /** A failed save takes the edit back, with a message. */
  readonly reverts?: boolean;
  /** Its write is merged into what the server has, and a conflict asks. */
  readonly isGuarded?: boolean;
}

export interface Edit {
  readonly tab: Tab;
  group: Group;
  readonly section: string;
  /** `row|field`; of a new row its token, of a deleted one its id. */
  readonly cell: string;
  /** `null` deletes the row. */
  readonly value: string | null;
  readonly base: string | undefined;
  /** Where a dialog shows it, if not in its cell. */
  readonly shownAs: string | undefined;
  readonly madeAt: number;
  /** The load of the tab in which it was made. */
  readonly life: number;
  /** It moves what the server has, instead of replacing it. */
  readonly isRelative: boolean;
  /** `dropped` with its row, which may come back. */
  state: 'open' | 'landed' | 'discarded' | 'replaced' | 'dropped';
  /** A write has put it on the server, which had something else. */
  hasLanded: boolean;
  /** It was told that it failed. */
  isTold: boolean;
}

interface Read {
  readonly seq: number;
  readonly at: number;
  readonly cells: Cells;
}

interface Change {
  readonly seq: number;
  readonly cell: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly by: Tab | null;
  /** Its answer did not come back to the tab. */
  isLost?: boolean;
}

/** Milliseconds that data which were read may be written without another read. */
const FRESH_MS = 10_000;

/** Which calls a message of success is about. */
const SUCCESS: readonly (readonly [RegExp, RegExp])[] = [
  [/^Settings updated/, /updateCustomer/],
  [/^Redirect saved/, /(create|update)Redirect/],
  [/^Redirect restored/, /createRedirect/],
  [/^Redirect deleted/, /deleteRedirect/],
  [/^Webhooks updated/, /saveMonitorWebhooks/],
  [
    /^(Successfully (updated|enabled|disabled)|Proxy list updated|Product updated|Keywords updated|Inputs allowed)/,
    /updateMonitorInputs/,
  ],
  // Where the server has the values already, nothing is sent.
  [/^Inputs updated/, /updateMonitorInputs|getMonitor$/],
  [/^Input (added|restored)/, /addMonitorInputs/],
  [/^Input deleted/, /deleteMonitorInput|getMonitor/],
  [/^Example inputs/, /saveExampleInputs/],
  [/^Customer updated/, /saveCustomer/],
  [/^Customer access/, /saveMonitorCustomers/],
  [/^(New keyword list|Keyword list (saved|deleted))/, /KeywordList$/],
  [/^(New proxy list|Proxy list (saved|deleted))/, /ProxyList$/],
  [/^Command permissions/, /updateCommand/],
  [/^The user no longer/, /removeBotUser/],
];

const nameOf = (tab: Tab): string => (tab.index === 2 ? 'the other person' : `tab ${tab.index + 1}`);

/** Follows what people do and what the network sees, and fails with a `Violation` as soon as a promise is broken. */
/** An item that a list does not have. */
const absent = (cell: string): string | undefined => (cell.includes('|has ') ? 'false' : undefined);

export function createOracle(getWorld: () => World, isVerbose = false) {
  const edits: Edit[] = [];
  const reads = new Map<string, Read>();
  /** The last load of a page, which takes all of an answer. */
  const loads = new Map<string, number>();
  const failedReads = new Map<string, number>();
  const sections = new Map<string, Cells>();
  const changes = new Map<string, Change[]>();
  const removed = new Map<Tab, Set<string>>();
  const creations = new Map<string, number>();
  const allowed = new Map<Tab, number>();
  const signedOut = new Set<string>();
  /** When a call may be made again that was refused for its rate. */
  const refused = new Map<string, number>();
  const asked = new Map<Tab, number>();
  /** The tabs that cannot know what became of a write. */
  const uncertain = new Set<Tab>();
  const heard: string[] = [];
  let step = 0;
  /** The calls that each tab has made, and the answers that have arrived, since the step began. */
  let sent = new Map<Tab, number>();
  let bound = 0;
  let arrivals: { readonly tab: Tab; readonly call: string; readonly isOk: boolean }[] = [];
  let pendingViolation: Violation | null = null;
  const fail = (promised: Promised, what: string): void => {
    pendingViolation ??= new Violation(promised, what);
  };

  const cellsOf = (section: string): Cells => {
    const known = sections.get(section);
    if (known !== undefined) return known;
    const cells = getWorld().server.read(section);
    sections.set(section, cells);
    return cells;
  };
  /** Notes what has changed on the server. */
  const compare = (section: string, by: Tab | null): readonly Change[] => {
    const before = cellsOf(section);
    sections.delete(section);
    const after = cellsOf(section);
    const seq = getWorld().seq();
    const found: Change[] = [];
    for (const [cell, to] of after)
      if (before.get(cell) !== to) found.push({ seq, cell, from: before.get(cell) ?? absent(cell), to, by });
    for (const [cell, from] of before)
      if (!after.has(cell)) found.push({ seq, cell, from, to: absent(cell), by });
    for (const change of found) {
      const key = `${section}|${change.cell}`;
      changes.set(key, [...(changes.get(key) ?? []), change]);
    }
    return found;
  };
  const rowOf = (cell: string): string => cell.slice(0, cell.lastIndexOf('|'));
  const readKey = (tab: Tab, section: string): string => `${tab.index} ${tab.life} ${section}`;
  const lastChange = (section: string, cell: string): Change | undefined =>
    changes.get(`${section}|${cell}`)?.at(-1);
  const openEdits = (tab: Tab): readonly Edit[] =>
    edits.filter((edit) => edit.tab === tab && edit.state === 'open');

  /** Whether what an edit wants is on the server. */
  const isThere = ({ section, cell, value }: Edit): boolean => {
    const cells = cellsOf(section);
    if (value === null) return ![...cells.keys()].some((key) => rowOf(key) === cell);
    if (!cell.startsWith('+')) return (cells.get(cell) ?? absent(cell)) === value;
    return [...cells.values()].includes(value);
  };
  const land = (tab: Tab | null, section: string): void => {
    for (const edit of edits)
      if (
        edit.state === 'open' &&
        edit.section === section &&
        (tab === null || edit.tab === tab) &&
        isThere(edit)
      )
        edit.state = 'landed';
  };

  /** A write of a tab has reached the server. */
  function checkWrite(flight: Flight, section: string): void {
    const { tab, request } = flight;
    // As it was when the call reached the server.
    const before = cellsOf(section);
    const isNewRow = (cell: string): boolean =>
      rowOf(cell) !== '' && ![...before.keys()].some((key) => rowOf(key) === rowOf(cell));
    const gone = new Set<string>();
    const born = new Set<string>();
    const read = reads.get(readKey(tab, section));
    for (const { cell, from, to } of compare(section, tab)) {
      if (
        (to === undefined || to === 'false') &&
        ![...cellsOf(section).keys()].some((key) => rowOf(key) === rowOf(cell))
      ) {
        gone.add(rowOf(cell));
        continue;
      }
      if (isNewRow(cell)) {
        born.add(rowOf(cell));
        continue;
      }
      const wanted = edits.filter(
        (edit) =>
          edit.tab.browser.person === tab.browser.person &&
          edit.tab === tab &&
          edit.section === section &&
          edit.cell === cell,
      );
      const mine = wanted.findLast(({ value }) => value === to);
      const foreign = (changes.get(`${section}|${cell}`) ?? []).findLast(
        (change) => change.to === from && change.by !== tab,
      );
      if (mine !== undefined) {
        const newer = wanted.find(
          (edit) => edit.madeAt > mine.madeAt && edit.value === from && edit.hasLanded,
        );
        if (newer !== undefined)
          fail('order', `${request.call} writes ${cell} = ${to} over the later ${String(from)}`);
        if (
          mine.group.isGuarded === true &&
          foreign !== undefined &&
          mine.base !== from &&
          read !== undefined &&
          read.seq >= foreign.seq &&
          read.seq <= flight.sentSeq &&
          read.cells.get(cell) === from &&
          (asked.get(tab) ?? -1) < mine.madeAt
        )
          fail(
            'untouched',
            `${request.call} writes ${cell} = ${to} over ${String(from)}, which it had read, without a question`,
          );
        mine.hasLanded = true;
        if (mine.state === 'open') mine.state = 'landed';
        continue;
      }
      const relative = wanted.filter(({ isRelative, state }) => isRelative && state !== 'discarded');
      if (relative.length > 0 && String(to) > String(from)) {
        for (const edit of relative) edit.state = 'landed';
        continue;
      }
      if (from === undefined || to === undefined) continue;
      const isKnown = read !== undefined && foreign !== undefined && read.seq >= foreign.seq;
      const isOld = read !== undefined && flight.sentAt - read.at > FRESH_MS + 1;
      const hasFailedRead = (failedReads.get(readKey(tab, section)) ?? -1) > (read?.at ?? -1);
      const isSibling = foreign?.by?.browser === tab.browser;
      if (isKnown || (isOld && !hasFailedRead) || (isSibling && !hasFailedRead) || foreign === undefined)
        fail(
          'untouched',
          `${request.call} of ${nameOf(tab)} writes ${cell} = ${to} over ${from}, which it did not edit`,
        );
    }
    for (const id of gone)
      if (removed.get(tab)?.has(`${section}|${id}`) !== true)
        fail('calls', `${request.call} of ${nameOf(tab)} deletes ${id} without an act`);
    for (const id of born) {
      const values = [...cellsOf(section)].filter(([cell]) => rowOf(cell) === id).map(([, value]) => value);
      const token = values.find((value) => creations.has(`${tab.index} ${value}`));
      const left = creations.get(`${tab.index} ${token ?? ''}`) ?? 0;
      if (left <= 0)
        fail(
          'order',
          `${request.call} of ${nameOf(tab)} creates ${values.join(' ')} without an act, or twice`,
        );
      creations.set(`${tab.index} ${token ?? ''}`, left - 1);
    }
    for (const edit of openEdits(tab))
      if (edit.section === section && (edit.value === null || edit.cell.startsWith('+')) && isThere(edit))
        edit.state = 'landed';
  }

  const watcher: Watcher = {
    sent: (flight) => {
      const { tab, request } = flight;
      if (isVerbose)
        heard.push(`  ${nameOf(tab)} sends ${request.method} ${request.path} ${request.body ?? ''}`);
      sent.set(tab, (sent.get(tab) ?? 0) + 1);
      if ((sent.get(tab) ?? 0) > bound)
        fail('calls', `${nameOf(tab)} makes more than ${bound} calls after one act: ${request.call}`);
      const wait = refused.get(`${tab.index} ${request.group ?? ''} ${request.path} ${request.body ?? ''}`);
      if (wait !== undefined && getWorld().clock.now() < wait && !tab.isActing)
        fail('calls', `${request.call} before its Retry-After`);
      const token = request.headers['Authorization'] ?? '';
      if (request.method !== 'GET' && signedOut.has(`${tab.index} ${tab.life}`))
        fail('calls', `${request.call} after signing out`);
      if (request.call === 'session.logout') signedOut.add(`${tab.index} ${tab.life}`);
      if (!token.startsWith('token of')) fail('calls', `${request.call} without the token`);
      const isSame = ({ tab: of, request: { call } }: Flight): boolean => of === tab && call === request.call;
      if (getWorld().flights.filter(isSame).length >= 4)
        fail('calls', `more than four ${request.call} at a time`);
      if (request.method === 'GET' || request.call === 'session.logout') return;
      const left = (allowed.get(tab) ?? 0) - 1;
      allowed.set(tab, left);
      if (left < 0) fail('calls', `${request.call} of ${nameOf(tab)} without an act`);
    },
    reaches: ({ request }) => void cellsOf(sectionOf(request.path)),
    reached: (flight) => {
      const section = sectionOf(flight.request.path);
      if (flight.request.method === 'GET') flight.cells = cellsOf(section);
      else if (flight.request.call !== 'session.logout') checkWrite(flight, section);
    },
    arrived: (flight) => {
      const { tab, request, answer } = flight;
      const section = sectionOf(request.path);
      const isOk = answer?.status === 200 && !answer.text.startsWith('<');
      if (isVerbose)
        heard.push(`  ${nameOf(tab)} gets ${answer?.status ?? 0} of ${request.method} ${request.path}`);
      arrivals.push({ tab, call: request.call, isOk });
      const key = readKey(tab, section);
      // What the person did meanwhile need not wait.
      if (answer?.status === 429 && answer.retryAfterMs !== null && tab.actedAt <= flight.sentAt)
        refused.set(
          `${tab.index} ${request.group ?? ''} ${request.path} ${request.body ?? ''}`,
          getWorld().clock.now() + answer.retryAfterMs,
        );
      if (request.method !== 'GET') {
        // What was read meanwhile is older than the rows that were written.
        for (const one of getWorld().flights)
          if (one.tab === tab && one.request.method === 'GET' && sectionOf(one.request.path) === section)
            one.isOvertaken = true;
        // A write may have changed nothing, as the server had the value.
        const isMore = getWorld().flights.some(
          (one) => one.tab === tab && one.request.method !== 'GET' && sectionOf(one.request.path) === section,
        );
        if (isOk && flight.isServed && !isMore) land(tab, section);
        // Two people who extend at the same moment give one month.
        for (const edit of openEdits(tab))
          if (
            isOk &&
            edit.isRelative &&
            edit.section === section &&
            request.body?.includes(rowOf(edit.cell)) === true
          )
            edit.state = 'landed';
        return;
      }
      if (!isOk || !flight.isServed) failedReads.set(key, getWorld().clock.now());
      else if (flight.isOvertaken) return;
      else if (request.group !== null || request.call === 'session.getCustomerInfo')
        loads.set(key, flight.reachedSeq);
      if (isOk && flight.isServed)
        reads.set(key, {
          seq: flight.reachedSeq,
          at: getWorld().clock.now(),
          cells: flight.cells ?? new Map(),
        });
    },
    ended: ({ tab, request, isServed, answer, reachedSeq }, isOk, isArrived) => {
      if (request.method !== 'GET' && !(isOk && isArrived)) uncertain.add(tab);
      if (isServed && answer?.status === 200 && !isArrived)
        for (const list of changes.values())
          for (const change of list) if (change.seq === reachedSeq) change.isLost = true;
      // A call that has failed may be made again by itself after a 429, or when the browser is online.
      if (!isOk && request.method !== 'GET') allowed.set(tab, (allowed.get(tab) ?? 0) + 1);
      if (!(isOk && isArrived) && request.method === 'GET')
        failedReads.set(readKey(tab, sectionOf(request.path)), getWorld().clock.now());
    },
    told: (tab, { kind, text }) => {
      heard.push(`${nameOf(tab)} reads “${text}”`);
      if (kind === 'error') for (const edit of openEdits(tab)) edit.isTold = true;
      if (kind !== 'success') return;
      const about = SUCCESS.find(([message]) => message.test(text));
      if (
        about !== undefined &&
        !arrivals.some((one) => one.tab === tab && one.isOk && about[1].test(one.call))
      )
        fail('messages', `“${text}” before an answer`);
    },
  };

  return {
    watcher,
    edits,
    openEdits,
    /** The messages since it was asked for the last time. */
    heard: (): readonly string[] => heard.splice(0),
    cellsOf,
    isThere,
    fail,
    /** The number of the last write that a tab can know; a background read is for some fields only. */
    knownSeq: (tab: Tab, section: string, isPart: boolean): number | undefined =>
      isPart ? loads.get(readKey(tab, section)) : reads.get(readKey(tab, section))?.seq,
    lastChange,
    noteRead: (tab: Tab, section: string): void => {
      loads.set(readKey(tab, section), 0);
      reads.set(readKey(tab, section), { seq: 0, at: getWorld().clock.now(), cells: cellsOf(section) });
    },
    /** A step begins, in which each tab may make so many calls. */
    begin: (calls: number): void => {
      step += 1;
      sent = new Map();
      arrivals = [];
      bound = calls;
    },
    check: (): void => {
      if (pendingViolation !== null) throw pendingViolation;
    },
    /** A person edits a field. */
    edit: (
      tab: Tab,
      group: Group,
      section: string,
      cell: string,
      value: string | null,
      base?: string,
      shownAs?: string,
      isRelative = false,
    ): void => {
      const last = edits.findLast(
        (one) => one.tab === tab && one.section === section && one.cell === cell && one.state === 'open',
      );
      if (last !== undefined) last.state = 'replaced';
      edits.push({
        tab,
        group,
        section,
        cell,
        value,
        base: last === undefined ? base : last.base,
        shownAs,
        isRelative,
        madeAt: step,
        life: tab.life,
        state: 'open',
        hasLanded: false,
        isTold: false,
      });
    },
    /** A person does something that may write so often. */
    allow: (tab: Tab, writes = 1): void => void allowed.set(tab, (allowed.get(tab) ?? 0) + writes),
    /** A person creates a row, or asks for it again after a failure. */
    create: (tab: Tab, token: string): void =>
      void creations.set(`${tab.index} ${token}`, (creations.get(`${tab.index} ${token}`) ?? 0) + 1),
    remove: (tab: Tab, section: string, id: string): void => {
      removed.set(tab, (removed.get(tab) ?? new Set()).add(`${section}|${id}`));
    },
    wasRemoved: (tab: Tab, section: string, id: string): boolean =>
      removed.get(tab)?.has(`${section}|${id}`) === true,
    drop: (tab: Tab, isMeant: (edit: Edit) => boolean): void => {
      for (const edit of openEdits(tab)) if (isMeant(edit)) edit.state = 'dropped';
    },
    hasToLose: (tab: Tab): boolean =>
      uncertain.has(tab) ||
      getWorld().flights.some((one) => one.tab === tab && one.request.method !== 'GET') ||
      edits.some((edit) => edit.tab === tab && (edit.state === 'open' || edit.state === 'dropped')),
    discard: (tab: Tab, isMeant: (edit: Edit) => boolean = () => true): void => {
      for (const edit of openEdits(tab)) if (isMeant(edit)) edit.state = 'discarded';
    },
    /** What was typed into a dialog is now with the list. */
    regroup: (tab: Tab, from: Group, to: Group): void => {
      for (const edit of openEdits(tab)) if (edit.group === from) edit.group = to;
    },
    conflictAsked: (tab: Tab): void => void asked.set(tab, step),
    /** The server has changed by itself. */
    changed: (section: string): void => void compare(section, null),
    land,
    nameOf,
    unsaved: (tab: Tab): boolean => getWorld().read(tab, shared.$unsaved),
  };
}
export type Oracle = ReturnType<typeof createOracle>;
