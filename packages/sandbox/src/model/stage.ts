import * as session from '@dropdeck/domain/account/session';
import * as shared from '@dropdeck/domain/kernel';
import * as detail from '@dropdeck/domain/monitors/detail';
import { GROUPS } from './acts/index.ts';
import { createWatcher } from './calls.ts';
import { flush } from './clock.ts';
import { createOracle, type Edit } from './oracle.ts';
import { isShown, pageOf, PAGES, permissionDialog, type PageName } from './pages.ts';
import { SECTIONS, TOKENS } from './server.ts';
import { templateOf, type Template } from './template.ts';
import { createWorld, type Flight, type Tab } from './world.ts';

/** Calls that opening a page may make, or all that comes to rest. */
export const MANY_CALLS = 80;

/** What a reload may lose after the person has agreed: what is not kept in the tab. */
const UNKEPT: ReadonlySet<Edit['group']> = new Set([
  GROUPS.redirects,
  GROUPS.deletes,
  GROUPS.undo,
  GROUPS.ownProducts,
  GROUPS.monitor,
  GROUPS.renewals,
  GROUPS.replacements,
  GROUPS.copied,
]);

const templates: Template[] = [];

/** What is kept for a form or a dialog that is opened again. */
const KEPT: ReadonlySet<Edit['group']> = new Set([
  GROUPS.redirectDialog,
  GROUPS.newRedirects,
  GROUPS.keywords,
  GROUPS.proxies,
  GROUPS.inputDialog,
  GROUPS.newInputs,
  GROUPS.pastedInputs,
  GROUPS.commands,
  GROUPS.monitorAccess,
]);

/** The tabs and their people over one server, and what people do in them: go, reload, wait for answers. */
export function createStage(hasNewcomer: boolean) {
  const pages = new Map<Tab, PageName>();
  const oracle = createOracle(() => world);
  const calls = createWatcher(() => world, oracle);
  const world = createWorld(calls.watcher, hasNewcomer);

  const settle = async (isMeant: (flight: Flight) => boolean = () => true): Promise<void> => {
    for (let count = 0; count < 60; count += 1) {
      const flight = world.flights.find((one) => !one.isStuck && isMeant(one));
      if (flight === undefined) return;
      world.reach(flight);
      world.arrive(flight);
      // Meanwhile other tabs hear of what was stored.
      await world.clock.advance(1);
    }
    oracle.fail('calls', 'the calls do not end');
  };
  /** Whether the tab asks something that is no edit of the person. */
  const hasQuestion = (tab: Tab): boolean =>
    world.read(tab, shared.$conflict) !== null ||
    world.read(tab, detail.inputs.questions.view.duplicate) !== null;
  const checkAsked = (tab: Tab, what: string): void => {
    const isDialogOpen = world.read(tab, permissionDialog.view.state) !== null;
    if (!calls.hasToLose(tab) && !hasQuestion(tab) && !isDialogOpen)
      oracle.fail('leaving', `${what} asks with nothing to lose`);
  };
  /** What a dialog says to have failed is given up with it. */
  const giveUp = (tab: Tab, name: PageName): void => {
    if (PAGES[name].show(world, tab)?.has(`${SECTIONS.users}|failed`) === true)
      oracle.discard(tab, ({ section }) => section === SECTIONS.users);
  };
  /** Closes the page; asks if the product does. @returns false if the person stays. */
  const leave = async (tab: Tab, isLeaving: boolean): Promise<boolean> => {
    const name = pages.get(tab);
    if (name === undefined) return true;
    if (oracle.unsaved(tab)) {
      checkAsked(tab, name);
      if (!isLeaving) {
        world.fire(tab, shared.leaveCancelled);
        return false;
      }
      const shown = new Set(oracle.openEdits(tab).filter((edit) => isShown(world, name, edit)));
      world.fire(tab, shared.unsavedDiscarded);
      // What is kept of a page that is not loaded, or of a dialog that is closed, is not on it yet, and stays.
      const kept = [...tab.session.values()].join('\n');
      oracle.discard(
        tab,
        (edit) =>
          // What is written to other pages' data is left with its job.
          edit.group === GROUPS.replacements ||
          edit.group === GROUPS.copied ||
          (pageOf(world, edit.section) === name &&
            (shown.has(edit) || !KEPT.has(edit.group) || !kept.includes(String(edit.value)))),
      );
    }
    giveUp(tab, name);
    PAGES[name].close(world, tab);
    pages.delete(tab);
    oracle.allow(tab, 2);
    await flush();
    return true;
  };
  const open = async (tab: Tab, name: PageName, isLeaving: boolean): Promise<boolean> => {
    if (pages.get(tab) === name) return true;
    // Until it is known who they are, there is no page.
    if (world.read(tab, session.$info) === null) return false;
    tab.isActing = true;
    if (!(await leave(tab, isLeaving))) return false;
    tab.openedAt = world.clock.now();
    PAGES[name].open(world, tab);
    pages.set(tab, name);
    // Webhooks that were kept save themselves when their page opens again.
    oracle.allow(tab);
    await flush();
    tab.isActing = false;
    return true;
  };
  const start = async (tab: Tab): Promise<void> => {
    if (tab.isSignedOut) oracle.discard(tab);
    tab.isSignedOut = false;
    // Who signs in again has a new session.
    for (const flight of world.flights.filter(({ request }) => request.call === 'session.logout'))
      if (flight.tab.browser === tab.browser) world.reach(flight);
    tab.browser.storage.set('token', TOKENS[tab.browser.person] ?? '');
    world.server.signIn(tab.browser.person);
    pages.delete(tab);
    tab.isActing = true;
    await world.start(tab);
    tab.isActing = false;
    await settle(({ tab: of, request }) => of === tab && request.method === 'GET');
  };
  /** @param isSent what is on its way comes to the server. @returns false if the person stays. */
  const reload = async (tab: Tab, isLeaving: boolean, isSent: boolean): Promise<boolean> => {
    const isAsked = world.read(tab, shared.$isUnsavedOrUnfinished);
    if (isAsked) checkAsked(tab, 'a reload');
    if (isAsked && !isLeaving) return false;
    if (isAsked) oracle.discard(tab, ({ group }) => UNKEPT.has(group) || tab.browser.wasStorageFull);
    for (const flight of world.flights.filter((one) => one.tab === tab)) {
      if (isSent) world.reach(flight);
      world.drop(flight);
    }
    const name = pages.get(tab);
    if (name !== undefined) giveUp(tab, name);
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
        if (tab.isSignedOut || tab.browser.wasStorageFull) oracle.discard(tab);
        // Who comes back sees in the rows what became of it.
        oracle.discard(tab, ({ group }) => group.reverts === true || group === GROUPS.monitor);
      }
      if (world.read(tab, shared.$conflict) !== null) calls.conflictAsked(tab);
      const to = tab.nextPath;
      tab.nextPath = null;
      const here = pages.get(tab);
      if (to?.startsWith('/monitors') === true && here?.includes('monitor') === true) {
        // The page closes without a question.
        PAGES[here].close(world, tab);
        pages.delete(tab);
        await open(tab, 'lists', true);
      }
    }
  };
  /** All tabs are signed in. */
  const begin = async (): Promise<void> => {
    calls.begin(MANY_CALLS);
    for (const tab of world.tabs) {
      const template = templates[tab.browser.person];
      if (template === undefined) {
        await start(tab);
        templates[tab.browser.person] = templateOf(tab.scope);
      } else {
        world.adopt(tab, template);
        calls.noteRead(tab, SECTIONS.settings);
      }
    }
  };
  return { world, oracle, calls, pages, settle, hasQuestion, open, start, reload, follow, begin };
}
export type Stage = ReturnType<typeof createStage>;
