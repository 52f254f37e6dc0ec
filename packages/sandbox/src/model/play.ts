import * as session from '@dropdeck/domain/account/session';
import * as shared from '@dropdeck/domain/kernel';
import * as detail from '@dropdeck/domain/monitors/detail';
import { flush } from './clock.ts';
import { ACTS, GROUPS, isExpected, type Turn } from './acts.ts';
import { createOracle, Violation, type Edit } from './oracle.ts';
import { commands, keywords, PAGES, proxies, redirects, type PageName, type Shown } from './pages.ts';
import { SECTIONS, TOKENS } from './server.ts';
import { createWorld, templateOf, type Flight, type Tab } from './world.ts';

/** An act of a history: its name, the tab, two numbers that choose. */
export type Step = readonly [act: string, tab: number, a: number, b: number];
export type History = readonly Step[];

/** What has happened, in words, and the promise that was broken. */
export interface Outcome {
  readonly words: readonly string[];
  readonly violation: Violation | null;
}

/** Calls that an act may make in one tab at once. */
const CALLS_PER_ACT = 10;
/** How long the last answers and retries are waited for. */
const REST_MS = [1_100, 5_000, 31_000, 65_000, 125_000] as const;

/** What a reload may lose after the person has agreed: what is not kept in the tab. */
const UNKEPT: ReadonlySet<Edit['group']> = new Set([
  GROUPS.redirects,
  GROUPS.deletes,
  GROUPS.undo,
  GROUPS.ownProducts,
  GROUPS.monitor,
  GROUPS.monitorAccess,
  GROUPS.renewals,
]);

const templates: ReturnType<typeof templateOf>[] = [];

/** Plays a history, and checks the promises after each act and at rest. */
export async function play(history: History, isVerbose = false): Promise<Outcome> {
  const words: string[] = [];
  const pages = new Map<Tab, PageName>();
  const lastPages = new Map<Tab, PageName>();
  // eslint-disable-next-line prefer-const -- each needs the other
  let world: ReturnType<typeof createWorld>;
  const oracle = createOracle(() => world, isVerbose);
  world = createWorld(oracle.watcher);
  const read = <Value>(tab: Tab, store: Parameters<typeof world.read<Value>>[1]): Value =>
    world.read(tab, store);

  const settle = async (isMeant: (flight: Flight) => boolean = () => true): Promise<void> => {
    for (let count = 0; count < 60; count += 1) {
      const flight = world.flights.find((one) => !one.isStuck && isMeant(one));
      if (flight === undefined) return;
      world.reach(flight);
      world.arrive(flight);
      await flush();
    }
    oracle.fail('calls', 'the calls do not end');
  };

  /** Closes the page; asks if the product does. @returns false if the person stays. */
  const leave = async (tab: Tab, isLeaving: boolean): Promise<boolean> => {
    const name = pages.get(tab);
    if (name === undefined) return true;
    if (oracle.unsaved(tab)) {
      if (!oracle.hasToLose(tab) && !hasQuestion(tab))
        oracle.fail('leaving', `${name} asks with nothing to lose`);
      if (!isLeaving) {
        world.fire(tab, shared.leaveCancelled);
        return false;
      }
      oracle.discard(tab);
      world.fire(tab, shared.unsavedDiscarded);
    }
    // What a dialog says to have failed is given up with it.
    if (PAGES[name].show(world, tab)?.has(`${SECTIONS.users}|failed`) === true)
      oracle.discard(tab, ({ section }) => section === SECTIONS.users);
    PAGES[name].close(world, tab);
    pages.delete(tab);
    lastPages.set(tab, name);
    oracle.allow(tab, 2);
    await flush();
    return true;
  };
  const hasQuestion = (tab: Tab): boolean =>
    read(tab, shared.$conflict) !== null || read(tab, detail.inputs.questions.view.duplicate) !== null;
  const open = async (tab: Tab, name: PageName, isLeaving: boolean): Promise<boolean> => {
    if (pages.get(tab) === name) return true;
    tab.isActing = true;
    if (!(await leave(tab, isLeaving))) return false;
    PAGES[name].open(world, tab);
    pages.set(tab, name);
    // Webhooks that were kept save themselves when their page opens again.
    oracle.allow(tab, 1);
    await flush();
    tab.isActing = false;
    return true;
  };
  const start = async (tab: Tab): Promise<void> => {
    if (tab.browser.hasSignedOut) oracle.discard(tab);
    tab.browser.hasSignedOut = false;
    tab.browser.storage.set('token', TOKENS[tab.browser.person] ?? '');
    world.server.signIn(tab.browser.person);
    pages.delete(tab);
    tab.isActing = true;
    await world.start(tab);
    tab.isActing = false;
    await settle(({ tab: of, request }) => of === tab && request.method === 'GET');
  };
  const loads =
    (tab: Tab) =>
    (flight: Flight): boolean =>
      flight.tab === tab && flight.request.method === 'GET';
  const reload = async (tab: Tab, isLeaving: boolean): Promise<boolean> => {
    const isAsked = read(tab, shared.$isUnsavedOrUnfinished);
    if (isAsked && !oracle.hasToLose(tab) && !hasQuestion(tab))
      oracle.fail('leaving', `a reload asks with nothing to lose`);
    if (isAsked && !isLeaving) return false;
    if (isAsked) oracle.discard(tab, ({ group }) => UNKEPT.has(group) || tab.browser.wasStorageFull);
    for (const flight of world.flights.filter((one) => one.tab === tab)) {
      // What was sent may have come to the server before the tab was gone.
      world.reach(flight);
      world.drop(flight);
    }
    const name = pages.get(tab);
    await start(tab);
    if (name !== undefined) await open(tab, name, true);
    return true;
  };

  /** Follows where the product itself goes. */
  const follow = async (): Promise<void> => {
    for (const tab of world.tabs) {
      if (tab.isGone) {
        pages.delete(tab);
        // Who signs out in one tab gives up what is typed in the others.
        if (tab.browser.hasSignedOut || tab.browser.wasStorageFull) oracle.discard(tab);
      }
      if (read(tab, shared.$conflict) !== null) oracle.conflictAsked(tab);
      const to = tab.nextPath;
      tab.nextPath = null;
      if (to?.startsWith('/monitors') === true && pages.get(tab)?.includes('monitor') === true)
        await open(tab, 'lists', true);
    }
  };

  const isVisible = (shown: Shown | null, { section, cell, value, shownAs }: Edit, tab: Tab): boolean => {
    if (shown === null || value === null) return false;
    const there = shown.get(`${section}|${cell}`) ?? (cell.includes('|has ') ? 'false' : undefined);
    return (
      (there === value || (shownAs !== undefined && shown.has(shownAs))) &&
      read(tab, shared.$isUnsavedOrUnfinished)
    );
  };
  const isRowGone = ({ section, cell }: Edit): boolean => {
    const row = cell.slice(0, cell.lastIndexOf('|'));
    return (
      /^[\w-]+\|/.test(cell) && ![...oracle.cellsOf(section).keys()].some((key) => key.startsWith(`${row}|`))
    );
  };
  const sectionsOf = (name: PageName): string[] => [...PAGES[name].lists(world)];

  /** What is shown is what the server has, as far as the tab can know. */
  const checkShown = (tab: Tab, name: PageName, shown: Shown): void => {
    const open = new Set(
      oracle.edits
        .filter((edit) => edit.tab === tab && edit.state !== 'landed')
        .map((edit) => `${edit.section}|${edit.cell}`),
    );
    for (const [key, value] of shown) {
      const at = key.indexOf('|');
      const section = key.slice(0, at);
      const cell = key.slice(at + 1);
      if (cell.startsWith('+') || cell.includes('typed ') || cell.includes('selected ') || cell === 'failed')
        continue;
      // A dialog and a checklist are unsaved as a whole.
      if (
        oracle
          .openEdits(tab)
          .some(
            (one) =>
              one.group === GROUPS.redirectDialog && cell.startsWith(`${one.cell.split('|')[0] ?? ''}|`),
          )
      )
        continue;
      if (
        cell.includes('|has products') &&
        oracle.openEdits(tab).some((one) => one.group === GROUPS.products)
      )
        continue;
      const last = oracle.lastChange(section, cell);
      const seen = oracle.knownSeq(
        tab,
        section,
        /^(settings|webhooks)?\|/.test(cell) || section.startsWith('/v1/monitors/'),
      );
      if (seen === undefined || open.has(key)) continue;
      const there = oracle.cellsOf(section).get(cell) ?? (cell.includes('|has ') ? 'false' : undefined);
      if (there === value) continue;
      if (last !== undefined && last.seq > seen && (last.by !== tab || last.isLost === true)) continue;
      oracle.fail(
        there === undefined ? 'order' : 'shown',
        `${name} of ${oracle.nameOf(tab)} shows ${cell} = ${value}, the server has ${String(there)}`,
      );
    }
    for (const section of sectionsOf(name)) {
      const seen = oracle.knownSeq(tab, section, section.startsWith('/v1/monitors/'));
      if (seen === undefined) continue;
      const rows = new Set(
        [...shown.keys()]
          .filter((key) => key.startsWith(`${section}|`))
          .map((key) => key.slice(section.length + 1).split('|')[0] ?? ''),
      );
      for (const cell of oracle.cellsOf(section).keys()) {
        const row = cell.slice(0, cell.lastIndexOf('|'));
        if (
          rows.has(row) ||
          open.has(`${section}|${row}`) ||
          row === '' ||
          row === 'settings' ||
          row === 'webhooks'
        )
          continue;
        const last = oracle.lastChange(section, cell);
        if (last !== undefined && last.seq > seen && (last.by !== tab || last.isLost === true)) continue;
        if (oracle.wasRemoved(tab, section, row)) continue;
        oracle.fail(
          'shown',
          `${name} of ${oracle.nameOf(tab)} does not show row ${row} (${cell}) of the server`,
        );
      }
    }
  };

  const checkEdits = (tab: Tab, shown: Shown | null, isMeant: (edit: Edit) => boolean): void => {
    for (const edit of oracle.openEdits(tab)) {
      if (!isMeant(edit)) continue;
      if (oracle.isThere(edit)) edit.state = 'landed';
      else if (isVisible(shown, edit, tab)) continue;
      else if ((edit.isTold && edit.group.reverts === true) || isRowGone(edit)) edit.state = 'discarded';
      else if (shown?.has(`${edit.section}|failed`) === true) continue;
      else if (isExpected(edit)) edit.state = 'discarded';
      else
        oracle.fail(
          'state',
          `the edit ${edit.group.name} ${edit.cell} = ${String(edit.value)} of ${oracle.nameOf(tab)} is neither on the server nor shown`,
        );
    }
  };

  const rest = async (): Promise<void> => {
    words.push('everything comes to rest');
    for (const tab of world.tabs) if (!tab.isOnline) world.setOnline(tab, true);
    for (const ms of REST_MS) {
      oracle.begin(60);
      await settle();
      for (const tab of world.tabs) {
        for (let count = 0; count < 5 && tab.path !== null && !tab.isGone && hasQuestion(tab); count += 1) {
          oracle.allow(tab);
          const conflict = read(tab, shared.$conflict);
          if (conflict !== null) oracle.conflictAsked(tab);
          if (conflict !== null)
            world.fire(
              tab,
              shared.conflictAnswered,
              Object.fromEntries(conflict.fields.map(({ key }) => [key, 'mine' as const])),
            );
          else {
            const question = read(tab, detail.inputs.questions.view.duplicate);
            for (const link of question?.links ?? []) oracle.create(tab, link);
            world.fire(tab, detail.inputs.questions.events.onDuplicateAnswer, true);
          }
          await flush();
          await settle();
        }
      }
      await follow();
      await world.clock.advance(ms);
    }
    oracle.begin(60);
    await settle();
    await follow();
    words.push(...oracle.heard());
    oracle.check();
    for (const tab of world.tabs) {
      if (tab.path === null) continue;
      const name = pages.get(tab);
      if (name !== undefined && !tab.isGone) {
        const shown = PAGES[name].show(world, tab);
        if (shown !== null) checkShown(tab, name, shown);
        await reopenEditor(tab, name);
        checkEdits(tab, PAGES[name].show(world, tab), ({ section }) => ownsSection(name, section));
        oracle.check();
      }
      await tour(tab);
      oracle.check();
    }
  };
  const ownsSection = (name: PageName, section: string): boolean => SECTION_PAGES(section) === name;
  const SECTION_PAGES = (section: string): PageName => {
    if (section === '/v1/customer/info') return 'settings';
    if (section === '/v1/redirects') return 'redirects';
    if (section === '/v1/customers') return 'customers';
    if (section === '/v1/keywords' || section === '/v1/proxies') return 'lists';
    if (section.endsWith('/bot/users')) return 'access';
    if (section.endsWith('/bot/commands')) return 'commands';
    return section.includes(world.server.monitors[0] ?? '-') ? 'monitor' : 'second monitor';
  };
  /** Looks for what is not on the server on the page that it belongs to. */
  const tour = async (tab: Tab): Promise<void> => {
    const wanted = new Set(
      oracle
        .openEdits(tab)
        .filter((edit) => !oracle.isThere(edit))
        .map(({ section }) => SECTION_PAGES(section)),
    );
    for (const name of wanted) {
      if (pages.get(tab) === name && !tab.isGone) continue;
      oracle.begin(60);
      if (tab.isGone) await start(tab);
      // What the page before shows as unsaved has been seen.
      const before = pages.get(tab);
      if (before !== undefined && oracle.unsaved(tab)) {
        oracle.discard(tab, ({ section }) => SECTION_PAGES(section) === before);
        world.fire(tab, shared.unsavedDiscarded);
      }
      await open(tab, name, true);
      await settle();
      await reopenEditor(tab, name);
      await settle();
      checkEdits(tab, PAGES[name].show(world, tab), ({ section }) => SECTION_PAGES(section) === name);
    }
  };
  /** Opens the dialogs of what was typed again. */
  const reopenEditor = async (tab: Tab, name: PageName): Promise<void> => {
    for (const edit of oracle.openEdits(tab)) {
      if (SECTION_PAGES(edit.section) !== name || edit.value === null) continue;
      const reopen = REOPEN[edit.group.name];
      if (reopen === undefined || isVisible(PAGES[name].show(world, tab), edit, tab)) continue;
      reopen(world, tab, edit);
      await flush();
      checkEdits(tab, PAGES[name].show(world, tab), (one) => one === edit);
    }
  };

  try {
    for (const tab of world.tabs) {
      const template = templates[tab.browser.person];
      if (template === undefined) {
        tab.path = '/';
        oracle.begin(CALLS_PER_ACT);
        await start(tab);
        templates[tab.browser.person] = templateOf(tab.scope);
      } else {
        world.adopt(tab, template);
        oracle.noteRead(tab, SECTIONS.settings);
      }
    }
    for (const [index, [name, at, a, b]] of history.entries()) {
      const act = ACTS.get(name);
      const tab = world.tabs[at];
      if (act === undefined || tab === undefined) continue;
      oracle.begin(CALLS_PER_ACT + 70);
      if (tab.isGone && a % 2 === 0) await start(tab);
      // Nothing can be done while the browser leaves; what is on its way still arrives.
      if (tab.isGone || (read(tab, session.$isLeaving) && !name.startsWith('world.'))) continue;
      if (act.page !== undefined && pages.get(tab) !== act.page) {
        if (!(await open(tab, act.page, b % 3 === 0))) continue;
        if (tab.isOnline) await settle(loads(tab));
      }
      const name2 = pages.get(tab);
      if (act.page !== undefined && (name2 === undefined || PAGES[name2].show(world, tab) === null)) continue;
      oracle.begin(CALLS_PER_ACT + (name === 'world.wait' ? 20 : 0) + (name === 'world.sleep' ? 20 : 0));
      const turn: Turn = {
        world,
        oracle,
        tab,
        page: name2 ?? null,
        a,
        b,
        token: `e${index + 1}`,
        open: (page, isLeaving) => open(tab, page, isLeaving),
        reload: (isLeaving) => reload(tab, isLeaving),
        settle: (isMeant = () => true) => settle((flight) => flight.tab === tab && isMeant(flight)),
      };
      tab.isActing = !name.startsWith('world.');
      if (tab.isActing) tab.actedAt = world.clock.now();
      const said = await act.run(turn);
      // Other tabs hear of what was stored.
      await flush();
      tab.isActing = false;
      await world.clock.advance(1);
      if (said !== null)
        words.push(`${oracle.nameOf(tab)}${name2 === undefined ? '' : ` (${name2})`} ${said}`);
      await follow();
      words.push(...oracle.heard());
      oracle.check();
    }
    await rest();
    oracle.check();
    return { words, violation: null };
  } catch (error) {
    words.push(...oracle.heard());
    if (error instanceof Violation) return { words, violation: error };
    throw Object.assign(error as Error, { words });
  } finally {
    for (const tab of world.tabs) tab.life += 1;
    world.clock.restore();
  }
}

const idOf = (row: string): string | number => (/^\d{1,9}$/.test(row) ? Number(row) : row);

/** How the editor of an edit is opened again, by its group. */
const REOPEN: Readonly<
  Record<string, (world: ReturnType<typeof createWorld>, tab: Tab, edit: Edit) => void>
> = {
  [GROUPS.redirectDialog.name]: (world, tab, { cell }) =>
    cell.startsWith('+')
      ? world.fire(tab, redirects.screen.events.onCreate)
      : world.fire(tab, redirects.screen.events.onEdit, idOf(cell.split('|')[0] ?? '')),
  [GROUPS.inputDialog.name]: (world, tab, { cell }) =>
    world.fire(tab, detail.inputs.table.events.onEdit, idOf(cell.split('|')[0] ?? '')),
  [GROUPS.lists.name]: (world, tab, { cell, section }) => {
    const { onCreate, onEdit } = (section === SECTIONS.keywords ? keywords : proxies).list.events;
    if (cell.startsWith('+')) world.fire(tab, onCreate);
    else world.fire(tab, onEdit, idOf(cell.split('|')[0] ?? ''));
  },
  [GROUPS.commands.name]: (world, tab, { cell }) =>
    world.fire(tab, commands.screen.events.onEdit, cell.split('|')[0] ?? ''),
};
