import * as shared from '@dropdeck/domain/kernel';
import { GROUPS, isExpected } from './acts/index.ts';
import { flush } from './clock.ts';
import { absent, rowOf, type Edit } from './oracle.ts';
import {
  commands,
  detail,
  isShown,
  keywords,
  PAGES,
  pageOf,
  proxies,
  redirects,
  type PageName,
  type Shown,
} from './pages.ts';
import { MANY_CALLS, type Stage } from './stage.ts';
import { SECTIONS } from './server.ts';
import type { Tab, World } from './world.ts';

/** How long the last answers and retries are waited for. */
const REST_MS = [1_100, 5_000, 31_000, 65_000, 125_000] as const;

/** Fields of which a background read does not take the answer. */
const isPart = (section: string, cell = ''): boolean =>
  section.startsWith('/v1/monitors/') || /^(settings|webhooks)?\|/.test(cell);

/** All answers arrive, all retries are made, all questions are answered with the person's own values. */
async function comeToRest({ world, oracle, calls, settle, hasQuestion, follow }: Stage): Promise<void> {
  const answer = async (tab: Tab): Promise<void> => {
    oracle.allow(tab);
    const conflict = world.read(tab, shared.$conflict);
    if (conflict === null) {
      const question = world.read(tab, detail.inputs.questions.view.duplicate);
      for (const link of question?.links ?? []) oracle.create(tab, link);
      world.fire(tab, detail.inputs.questions.events.onDuplicateAnswer, true);
    } else {
      calls.conflictAsked(tab);
      const mine = Object.fromEntries(conflict.fields.map(({ key }) => [key, 'mine' as const]));
      world.fire(tab, shared.conflictAnswered, mine);
    }
    await flush();
    await settle();
  };
  for (const tab of world.tabs) if (!tab.isOnline) world.setOnline(tab, true);
  for (const ms of REST_MS) {
    calls.begin(MANY_CALLS);
    await settle();
    for (const tab of world.tabs)
      for (let count = 0; count < 5 && !tab.isGone && hasQuestion(tab); count += 1) await answer(tab);
    await follow();
    await world.clock.advance(ms);
  }
  calls.begin(MANY_CALLS);
  await settle();
  await follow();
}

/** What is shown is what the server has, as far as the tab can know. */
function checkShown({ world, oracle, calls }: Stage, tab: Tab, name: PageName, shown: Shown): void {
  const edits = oracle.edits.filter((edit) => edit.tab === tab && edit.state !== 'landed');
  const open = oracle.openEdits(tab);
  const edited = new Set(edits.map(({ section, cell }) => `${section}|${cell}`));
  // What was saved, as another write of it says that failed.
  const isUnsaved = (key: string, value: string): boolean =>
    oracle.unsaved(tab) &&
    oracle.edits.some(
      (one) => one.tab === tab && `${one.section}|${one.cell}` === key && one.value === value,
    );
  // What a job reads is not shown.
  const hasReplaced = oracle.edits.some((edit) => edit.tab === tab && edit.group === GROUPS.replacements);
  // A dialog and a checklist are unsaved as a whole.
  const isInDialog = (cell: string): boolean =>
    open.some(
      (one) => one.group === GROUPS.redirectDialog && cell.startsWith(`${one.cell.split('|')[0] ?? ''}|`),
    ) ||
    (cell.includes('|has products') && open.some(({ group }) => group === GROUPS.products));
  const isUnknown = (section: string, cell: string, seen: number): boolean => {
    const last = oracle.writtenTo(section, cell).at(-1);
    return last !== undefined && last.seq > seen && (last.by !== tab || last.isLost);
  };
  for (const [key, value] of shown) {
    const at = key.indexOf('|');
    const section = key.slice(0, at);
    const cell = key.slice(at + 1);
    if (/^\+|typed |selected |^failed$/.test(cell) || edited.has(key) || isInDialog(cell)) continue;
    const there = oracle.cellsOf(section).get(cell) ?? absent(cell);
    const seen = calls.knownSeq(tab, section, hasReplaced || isPart(section, cell));
    if (there === value || isUnsaved(key, value) || seen === undefined || isUnknown(section, cell, seen))
      continue;
    oracle.fail(
      there === undefined ? 'order' : 'shown',
      `${name} of ${oracle.nameOf(tab)} shows ${cell} = ${value}, the server has ${String(there)}`,
    );
  }
  for (const section of PAGES[name].lists(world)) {
    const seen = calls.knownSeq(tab, section, hasReplaced || isPart(section));
    if (seen === undefined) continue;
    const rows = new Set(
      [...shown.keys()]
        .filter((key) => key.startsWith(`${section}|`))
        .map((key) => key.slice(section.length + 1).split('|')[0] ?? ''),
    );
    for (const cell of oracle.cellsOf(section).keys()) {
      const row = rowOf(cell);
      if (
        !['', 'settings', 'webhooks'].includes(row) &&
        !rows.has(row) &&
        !edited.has(`${section}|${row}`) &&
        !isUnknown(section, cell, seen) &&
        !oracle.wasRemoved(tab, section, row)
      )
        oracle.fail(
          'shown',
          `${name} of ${oracle.nameOf(tab)} does not show row ${row} (${cell}) of the server`,
        );
    }
  }
}

/** Whether an edit is shown, as unsaved. */
const isVisible = ({ world }: Stage, name: PageName, edit: Edit): boolean =>
  isShown(world, name, edit) &&
  // The form of the setup is there until it is sent.
  (name === 'setup' || world.read(edit.tab, shared.$isUnsavedOrUnfinished));

/** Every edit of the page is in a state that the person can see. */
function checkEdit(stage: Stage, name: PageName, edit: Edit): void {
  const { world, oracle } = stage;
  const { tab, section, cell, group, value } = edit;
  const isRowGone = /^[\w-]+\|/.test(cell) && !oracle.hasRow(section, rowOf(cell));
  if (oracle.isThere(edit)) edit.state = 'landed';
  else if (isVisible(stage, name, edit)) return;
  else if (
    (edit.isTold && (group.reverts === true || tab.browser.wasStorageFull)) ||
    isRowGone ||
    // It was changed back before it was sent.
    edit.value === edit.base ||
    isExpected(edit)
  )
    edit.state = 'discarded';
  else if (section === SECTIONS.users && PAGES[name].show(world, tab)?.has(`${section}|failed`) === true)
    return;
  else
    oracle.fail(
      'state',
      `the edit ${group.name} ${cell} = ${String(value)} of ${oracle.nameOf(tab)} is neither on the server nor shown`,
    );
}

const rowIdOf = ({ cell }: Edit): string | number => {
  const row = cell.split('|')[0] ?? '';
  return /^\d{1,9}$/.test(row) ? Number(row) : row;
};
type Reopen = (world: World, edit: Edit) => void;
const reopenRow =
  (events: typeof keywords.list.events | typeof redirects.screen.events): Reopen =>
  (world, edit) =>
    edit.cell.startsWith('+')
      ? world.fire(edit.tab, events.onCreate)
      : world.fire(edit.tab, events.onEdit, rowIdOf(edit));
/** How the dialog of an edit is opened again. */
const REOPEN: ReadonlyMap<Edit['group'], Reopen> = new Map<Edit['group'], Reopen>([
  [GROUPS.redirectDialog, reopenRow(redirects.screen.events)],
  [GROUPS.newRedirects, (world, { tab }) => world.fire(tab, redirects.screen.events.onImport)],
  [GROUPS.pastedInputs, (world, { tab }) => world.fire(tab, detail.inputs.add.events.onAddMany)],
  [GROUPS.monitorAccess, (world, { tab }) => world.fire(tab, detail.details.events.onAddUser)],
  [GROUPS.keywords, reopenRow(keywords.list.events)],
  [GROUPS.proxies, reopenRow(proxies.list.events)],
  [
    GROUPS.inputDialog,
    (world, edit) => world.fire(edit.tab, detail.inputs.table.events.onEdit, rowIdOf(edit)),
  ],
  [
    GROUPS.commands,
    (world, edit) => world.fire(edit.tab, commands.screen.events.onEdit, String(rowIdOf(edit))),
  ],
]);

/** Looks for what is not on the server on the page that it belongs to, and in the dialog in which it was typed. */
async function look(stage: Stage, tab: Tab, name: PageName): Promise<void> {
  const { world, oracle, settle } = stage;
  const edits = (): readonly Edit[] =>
    oracle.openEdits(tab).filter(({ section }) => pageOf(world, section) === name);
  const seen = new Set<Edit>();
  for (const edit of edits()) {
    const reopen = REOPEN.get(edit.group);
    if (reopen === undefined || edit.value === null || isVisible(stage, name, edit)) continue;
    reopen(world, edit);
    await flush();
    await settle();
    checkEdit(stage, name, edit);
    seen.add(edit);
  }
  for (const edit of edits()) if (!seen.has(edit)) checkEdit(stage, name, edit);
  oracle.check();
}

/** Everything comes to rest; then each page shows what the server has, and each edit is there or shown. */
export async function rest(stage: Stage): Promise<void> {
  const { world, oracle, calls, pages, settle, open, start } = stage;
  await comeToRest(stage);
  oracle.check();
  for (const tab of world.tabs) {
    const here = pages.get(tab);
    if (here !== undefined && !tab.isGone) {
      // A page that could not be loaded is opened again.
      if (PAGES[here].show(world, tab) === null) {
        if (tab.browser.wasStorageFull) oracle.discard(tab);
        PAGES[here].close(world, tab);
        PAGES[here].open(world, tab);
        await flush();
        await settle();
      }
      // The session has ended meanwhile.
      if (tab.isGone || PAGES[here].show(world, tab) === null) {
        await start(tab);
        await open(tab, here, true);
        await settle();
      }
      const shown = PAGES[here].show(world, tab);
      if (shown !== null) checkShown(stage, tab, here, shown);
      await look(stage, tab, here);
    }
    const missing = oracle.openEdits(tab).filter((edit) => !oracle.isThere(edit));
    for (const name of new Set(missing.map(({ section }) => pageOf(world, section)))) {
      const before = pages.get(tab);
      if (before === name && !tab.isGone) continue;
      calls.begin(MANY_CALLS);
      if (tab.isGone) await start(tab);
      // What the page before shows as unsaved has been seen.
      if (before !== undefined && oracle.unsaved(tab)) {
        oracle.discard(tab, ({ section }) => pageOf(world, section) === before);
        world.fire(tab, shared.unsavedDiscarded);
      }
      await open(tab, name, true);
      await settle();
      await look(stage, tab, name);
    }
  }
}
