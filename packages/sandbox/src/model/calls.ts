import { isCarried, isWrite, kindOf, readKey, waitKey } from './flights.ts';
import { callsOfMessage } from './messages.ts';
import { rowOf, type Edit, type Oracle } from './oracle.ts';
import { sectionOf, type Cells } from './server.ts';
import type { Flight, Tab, Watcher, World } from './world.ts';

interface Read {
  readonly seq: number;
  readonly at: number;
  readonly cells: Cells;
  /** The last write that the page shows: a row that was written during the read stays as it is. */
  readonly shownSeq: number;
}

/** Milliseconds that data which were read may be written without another read. */
const FRESH_MS = 10_000;
/** Calls of one kind that a tab may have on their way. */
const AT_A_TIME = 4;

/** Watches the network and the messages, and fails as soon as one breaks a promise. */
export function createWatcher(getWorld: () => World, oracle: Oracle) {
  const { fail, cellsOf, openEdits, nameOf } = oracle;
  const reads = new Map<string, Read>();
  /** When a tab has read a monitor. */
  const readLately = new Map<Tab, number>();
  /** The last load of a page, which takes all of an answer. */
  const loads = new Map<string, number>();
  const failedReads = new Map<string, number>();
  /** When a page may have taken what it read, while an import of its visit before still creates rows. */
  const maybeRead = new Map<string, number>();
  const signedOut = new Set<string>();
  /** When a call was refused for its rate, and when it may be made again. */
  const refused = new Map<string, { readonly at: number; readonly until: number }>();
  /** The step in which a conflict was last asked about. */
  const asked = new Map<Tab, number>();
  /** The tabs that cannot know what became of a write. */
  const uncertain = new Set<Tab>();
  /** The calls of each tab, and the answers that have arrived, since the step began. */
  const sent = new Map<Tab, number>();
  let bound = 0;
  let arrivals: { readonly tab: Tab; readonly call: string; readonly isOk: boolean }[] = [];
  /** What a tab had read when it sent a write. */
  const knownTo = new WeakMap<
    Flight,
    { readonly read: Read | undefined; readonly failedAt: number; readonly loadSeq: number }
  >();
  const now = (): number => getWorld().clock.now();
  const flightsOf = (tab: Tab): readonly Flight[] => getWorld().flights.filter((one) => one.tab === tab);

  /** A write has changed a cell that its tab did not edit. */
  const isExcused = (flight: Flight, section: string, cell: string, from: string): boolean => {
    const { tab, sentAt } = flight;
    const { read, failedAt = -1 } = knownTo.get(flight) ?? {};
    const foreign = oracle.writtenTo(section, cell).findLast(({ to, by }) => to === from && by !== tab);
    if (foreign === undefined || (read !== undefined && read.seq >= foreign.seq)) return false;
    // Who could not read again may write what is old.
    if (failedAt > (read?.at ?? -1)) return true;
    const maybeAt = maybeRead.get(readKey(tab, section)) ?? 0;
    const isOld = read !== undefined && sentAt - Math.max(read.at, maybeAt) > FRESH_MS + 1;
    // A full storage tells other tabs nothing.
    const isTold = foreign.by?.browser === tab.browser && !tab.browser.wasStorageFull;
    // Nor does a tab that was reloaded while another one wrote hear of it, if that was gone before its answer.
    return !isOld && (!isTold || (foreign.isLost && tab.life > 1));
  };
  /** An edit has come to the server: no later one is under it, and what another person wrote was asked about. */
  const checkLanded = (
    flight: Flight,
    mine: Edit,
    wanted: readonly Edit[],
    from: string | undefined,
  ): void => {
    const { tab, request } = flight;
    const { section, cell, value, group, base, seen, madeAt } = mine;
    const what = `${request.call} writes ${cell} = ${String(value)} over`;
    const isUndone = (one: Edit): boolean =>
      wanted.some((later) => later.madeAt > one.madeAt && later.value === value);
    if (wanted.some((one) => one.madeAt > madeAt && one.value === from && one.hasLanded && !isUndone(one)))
      fail('order', `${what} the later ${String(from)}`);
    const { read, loadSeq = -1 } = knownTo.get(flight) ?? {};
    const foreign = oracle.writtenTo(section, cell).findLast(({ to, by }) => to === from && by !== tab);
    if (
      group.isGuarded === true &&
      foreign !== undefined &&
      base !== from &&
      seen !== from &&
      // What the person had set before, and saw.
      !wanted.some((one) => one.madeAt < madeAt && (one.value === from || one.base === from)) &&
      read !== undefined &&
      read.seq >= foreign.seq &&
      read.cells.get(cell) === from &&
      // What is read before inputs are written is not for the other fields of a monitor.
      (!/^(settings|webhooks)\|/.test(cell) || loadSeq >= foreign.seq) &&
      (asked.get(tab) ?? -1) < madeAt
    )
      fail('untouched', `${what} ${String(from)}, which it had read, without a question`);
  };
  /** A write of a tab has reached the server. */
  const checkWrite = (flight: Flight, section: string): void => {
    const { tab, request } = flight;
    const before = cellsOf(section);
    const rowsBefore = new Set([...before.keys()].map(rowOf));
    const gone = new Set<string>();
    const born = new Set<string>();
    for (const { cell, from, to } of oracle.compare(section, tab)) {
      const row = rowOf(cell);
      if ((to === undefined || to === 'false') && row !== '' && !oracle.hasRow(section, row)) gone.add(row);
      else if (row !== '' && !rowsBefore.has(row)) born.add(row);
      else {
        const wanted = oracle.edits.filter(
          (one) => one.tab === tab && one.section === section && one.cell === cell,
        );
        const fitting = wanted.filter(
          ({ value, isRelative, hasLanded }) => value === to && !(isRelative === true && hasLanded),
        );
        const mine = fitting.find(({ hasLanded }) => !hasLanded) ?? fitting.at(-1);
        const moved = wanted.filter(({ isRelative }) => isRelative === true);
        if (mine !== undefined) {
          checkLanded(flight, mine, wanted, from);
          mine.hasLanded = true;
          if (mine.state === 'open') mine.state = 'landed';
          // The last one, which the server had by chance before this one came.
          const last = wanted.at(-1);
          if (last?.state === 'landed' && !last.hasLanded && last.value !== to) last.state = 'open';
        } else if (moved.length > 0 && String(to) > String(from))
          for (const one of moved) one.state = 'landed';
        else if (from !== undefined && to !== undefined && !isExcused(flight, section, cell, from))
          fail(
            'untouched',
            `${request.call} of ${nameOf(tab)} writes ${cell} = ${to} over ${from}, which it did not edit`,
          );
      }
    }
    for (const id of gone)
      if (!oracle.wasRemoved(tab, section, id))
        fail('calls', `${request.call} of ${nameOf(tab)} deletes ${id} without an act`);
    for (const id of born) {
      const values = [...cellsOf(section)].filter(([cell]) => rowOf(cell) === id).map(([, value]) => value);
      const token = values.find((value) => oracle.creations.get(`${tab.index} ${value}`) > 0);
      if (token === undefined)
        fail(
          'order',
          `${request.call} of ${nameOf(tab)} creates ${values.join(' ')} without an act, or twice`,
        );
      else oracle.creations.add(`${tab.index} ${token}`, -1);
    }
    for (const edit of openEdits(tab))
      if (
        edit.section === section &&
        (edit.value === null || edit.cell.startsWith('+') || isCarried(flight, edit)) &&
        oracle.isThere(edit)
      )
        edit.state = 'landed';
  };
  /** The answer of a write has come: what the server has now is known. */
  const landOf = (flight: Flight, section: string): void => {
    const { tab, request } = flight;
    const others = flightsOf(tab).filter((one) => sectionOf(one.request.path) === section);
    // What was read meanwhile is older than the rows that were written.
    for (const one of others) if (!isWrite(one)) one.isOvertaken = true;
    if (flight.answer?.status !== 200 || flight.answer.text.startsWith('<')) return;
    // A write may have changed nothing, as the server had the value.
    const isLast = flight.isServed && !others.some(isWrite);
    for (const edit of openEdits(tab))
      if (edit.section === section) {
        // Two people who extend at the same moment give one month.
        const isMoved = edit.isRelative === true && request.body?.includes(rowOf(edit.cell)) === true;
        if (isMoved || (isLast && oracle.isThere(edit))) edit.state = 'landed';
      }
  };

  /** What is read before a write may be what its edit wants, so that there is nothing to send. */
  const foundIn = ({ tab, cells }: Flight, section: string): void => {
    if (flightsOf(tab).some((one) => isWrite(one) && sectionOf(one.request.path) === section)) return;
    for (const edit of openEdits(tab))
      if (edit.section === section && cells?.get(edit.cell) === edit.value) edit.state = 'landed';
  };
  /** What an import still creates whose page was left. */
  const isOfVisitBefore = ({ tab, request, sentAt }: Flight): boolean =>
    request.call === 'redirects.createRedirect' && sentAt < tab.openedAt;
  /** A page does not take a list that was read while it writes. */
  const isDropped = ({ tab }: Flight, section: string): boolean =>
    tab.browser.locks.isHeldBy({ tab: tab.index, life: tab.life }, section.slice('/v1/'.length)) ||
    flightsOf(tab).some((one) => isWrite(one) && sectionOf(one.request.path) === section);

  const watcher: Watcher = {
    sent: (flight) => {
      const { tab, request } = flight;
      const key = readKey(tab, sectionOf(request.path));
      knownTo.set(flight, {
        read: reads.get(key),
        failedAt: failedReads.get(key) ?? -1,
        loadSeq: loads.get(key) ?? -1,
      });
      sent.set(tab, (sent.get(tab) ?? 0) + 1);
      if ((sent.get(tab) ?? 0) > bound)
        fail('calls', `${nameOf(tab)} makes more than ${bound} calls after one act: ${request.call}`);
      // What the person does meanwhile need not wait, nor what a write reads before it.
      const wait = isWrite(flight) || request.group !== null ? refused.get(waitKey(flight)) : undefined;
      if (wait !== undefined && now() < wait.until && tab.actedAt <= wait.at && !tab.isActing)
        fail('calls', `${request.call} before its Retry-After`);
      if (request.headers['Authorization']?.startsWith('token of') !== true)
        fail('calls', `${request.call} without the token`);
      if (flightsOf(tab).filter((one) => kindOf(one) === kindOf(flight)).length >= AT_A_TIME)
        fail('calls', `more than ${AT_A_TIME} ${request.call} at a time`);
      const life = `${tab.index} ${tab.life}`;
      if (isWrite(flight) && signedOut.has(life)) fail('calls', `${request.call} after signing out`);
      if (request.call === 'session.logout') signedOut.add(life);
      else if (isWrite(flight)) {
        oracle.writes.add(tab, -1);
        if (oracle.writes.get(tab) < 0) fail('calls', `${request.call} of ${nameOf(tab)} without an act`);
      }
    },
    reaches: ({ request }) => void cellsOf(sectionOf(request.path)),
    reached: (flight) => {
      const section = sectionOf(flight.request.path);
      if (!isWrite(flight)) flight.cells = cellsOf(section);
      else if (flight.request.call !== 'session.logout') checkWrite(flight, section);
    },
    arrived: (flight) => {
      const { tab, request, answer } = flight;
      const section = sectionOf(request.path);
      const isOk = answer?.status === 200 && !answer.text.startsWith('<');
      arrivals.push({ tab, call: request.call, isOk });
      if (answer?.status === 429 && answer.retryAfterMs !== null && tab.actedAt <= flight.sentAt)
        refused.set(waitKey(flight), { at: now(), until: now() + answer.retryAfterMs });
      const key = readKey(tab, section);
      // What the dialog of Copy to other monitors reads is not the page's.
      if (request.group === 'copy-to') return;
      if (isWrite(flight)) landOf(flight, section);
      else if (!isOk || !flight.isServed) failedReads.set(key, now());
      else if (request.group === null || !(flight.isOvertaken || isDropped(flight, section))) {
        const isFirst = request.call === 'session.getCustomerInfo' && !loads.has(key);
        if (request.group !== null || isFirst) loads.set(key, flight.reachedSeq);
        const { reachedSeq: seq, cells } = flight;
        const shownSeq = flight.isOvertaken ? (reads.get(key)?.shownSeq ?? 0) : seq;
        reads.set(key, { seq, at: now(), cells: cells ?? new Map(), shownSeq });
        if (request.call.endsWith('getMonitor')) readLately.set(tab, now());
        if (request.group === null) foundIn(flight, section);
      } else if (flightsOf(tab).some(isOfVisitBefore)) maybeRead.set(key, now());
    },
    ended: (flight, isOk, isArrived) => {
      const { tab, request, isServed, answer, reachedSeq } = flight;
      if (isServed && answer?.status === 200 && !isArrived) oracle.lose(reachedSeq);
      if (isWrite(flight)) {
        if (!(isOk && isArrived)) uncertain.add(tab);
        // A call that has failed may be made again by itself after a 429, or when the browser is online.
        if (!isOk) oracle.allow(tab);
      } else if (!(isOk && isArrived)) {
        failedReads.set(readKey(tab, sectionOf(request.path)), now());
        // It was made again before, as its page was opened again.
        if (!isArrived) refused.delete(waitKey(flight));
      }
    },
    told: (tab, { kind, text }) => {
      oracle.hear(`${nameOf(tab)} reads “${text}”`);
      if (kind === 'error') for (const edit of openEdits(tab)) edit.isTold = true;
      const about = kind === 'success' ? callsOfMessage(text) : undefined;
      // A page that was read lately may have what is asked for.
      const isAnswered =
        arrivals.some((one) => one.tab === tab && one.isOk && about?.test(one.call) === true) ||
        (about?.test('getMonitor') === true && (readLately.get(tab) ?? -FRESH_MS) >= now() - FRESH_MS);
      if (about !== undefined && !isAnswered) fail('messages', `“${text}” before an answer`);
    },
  };

  return {
    watcher,
    /** A step begins, in which each tab may make so many calls. */
    begin: (calls: number): void => {
      oracle.begin();
      sent.clear();
      arrivals = [];
      bound = calls;
    },
    /** The number of the last write that a tab can know, unless it could not read since; a background read is for some fields only. */
    knownSeq: (tab: Tab, section: string, isPart: boolean): number | undefined => {
      const key = readKey(tab, section);
      const read = reads.get(key);
      if ((failedReads.get(key) ?? -1) > (read?.at ?? -1)) return undefined;
      return isPart ? loads.get(key) : read?.shownSeq;
    },
    noteRead: (tab: Tab, section: string): void => {
      loads.set(readKey(tab, section), 0);
      reads.set(readKey(tab, section), { seq: 0, at: now(), cells: cellsOf(section), shownSeq: 0 });
    },
    conflictAsked: (tab: Tab): void => void asked.set(tab, oracle.step()),
    /** Whether there may be something of the tab that is not on the server. */
    hasToLose: (tab: Tab): boolean =>
      uncertain.has(tab) ||
      tab.browser.wasStorageFull ||
      flightsOf(tab).some(isWrite) ||
      tab.browser.locks.isHeldBy({ tab: tab.index, life: tab.life }) ||
      oracle.edits.some((edit) => edit.tab === tab && (edit.state === 'open' || edit.state === 'dropped')),
  };
}
export type Calls = ReturnType<typeof createWatcher>;
