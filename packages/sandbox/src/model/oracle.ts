import * as shared from '@dropdeck/domain/kernel';
import type { Cells } from './server.ts';
import type { Tab, World } from './world.ts';

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
  /** `null` for the monitor of the page. */
  readonly section: string | null;
  /** A failed save takes the edit back, with a message. */
  readonly reverts?: boolean;
  /** Its write is merged into what the server has, and a conflict asks. */
  readonly isGuarded?: boolean;
}

/** What a person has changed. */
export interface Change {
  readonly group: Group;
  readonly section: string;
  /** `row|field`; of a new row its token, of a deleted one its id. */
  readonly cell: string;
  /** `null` deletes the row. */
  readonly value: string | null;
  readonly base?: string | undefined;
  /** Where a dialog shows it, if not in its cell. */
  readonly shownAs?: string;
  /** It moves what the server has, instead of replacing it. */
  readonly isRelative?: boolean;
}

/** A change, and what became of it. */
export interface Edit extends Change {
  readonly tab: Tab;
  group: Group;
  readonly madeAt: number;
  /** What the person saw in the cell, maybe an edit before. */
  readonly seen: string | undefined;
  /** The load of the tab in which it was made. */
  /** `dropped` with its row, which may come back. */
  state: 'open' | 'landed' | 'discarded' | 'replaced' | 'dropped';
  /** A write has put it on the server, which had something else. */
  hasLanded: boolean;
  /** It was told that it failed. */
  isTold: boolean;
}

/** A cell that has changed on the server, by a tab or by itself. */
export interface Written {
  readonly seq: number;
  readonly cell: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly by: Tab | null;
  /** Its answer did not come back to the tab. */
  isLost: boolean;
}

/** The row of a cell. */
export const rowOf = (cell: string): string => cell.slice(0, cell.lastIndexOf('|'));
/** What the cell of a list's item has where the list does not have it. */
export const absent = (cell: string): string | undefined => (cell.includes('|has ') ? 'false' : undefined);
const nameOf = ({ index }: Tab): string =>
  ['tab 1', 'tab 2', 'the other person', 'the newcomer'][index] ?? '';

/** Counts by key. */
const createCounts = <Key>() => {
  const counts = new Map<Key, number>();
  return {
    add: (key: Key, by = 1): void => void counts.set(key, (counts.get(key) ?? 0) + by),
    get: (key: Key): number => counts.get(key) ?? 0,
  };
};

/** What people did, what is on the server, and what they may expect of it. */
export function createOracle(getWorld: () => World) {
  const edits: Edit[] = [];
  const sections = new Map<string, Cells>();
  const written = new Map<string, Written[]>();
  const removed = new Set<string>();
  /** What a tab may create, and how often it may write. */
  const creations = createCounts<string>();
  const writes = createCounts<Tab>();
  const heard: string[] = [];
  let step = 0;
  let violation: Violation | null = null;

  const cellsOf = (section: string): Cells => {
    const known = sections.get(section) ?? getWorld().server.read(section);
    sections.set(section, known);
    return known;
  };
  /** Notes what has changed on the server, and returns it. */
  const compare = (section: string, by: Tab | null): readonly Written[] => {
    const before = cellsOf(section);
    sections.delete(section);
    const after = cellsOf(section);
    const found: Written[] = [];
    for (const cell of new Set([...after.keys(), ...before.keys()])) {
      const from = before.get(cell) ?? absent(cell);
      const to = after.get(cell) ?? absent(cell);
      if (from !== to) found.push({ seq: getWorld().seq(), cell, from, to, by, isLost: false });
    }
    for (const one of found) {
      const key = `${section}|${one.cell}`;
      written.set(key, [...(written.get(key) ?? []), one]);
    }
    return found;
  };
  const hasRow = (section: string, row: string): boolean =>
    [...cellsOf(section).keys()].some((cell) => rowOf(cell) === row);
  /** Whether what an edit wants is on the server. */
  const isThere = ({ section, cell, value }: Edit): boolean => {
    if (value === null) return !hasRow(section, cell);
    const cells = cellsOf(section);
    return cell.startsWith('+')
      ? [...cells.values()].includes(value)
      : (cells.get(cell) ?? absent(cell)) === value;
  };
  const openEdits = (tab: Tab): readonly Edit[] =>
    edits.filter((edit) => edit.tab === tab && edit.state === 'open');

  return {
    edits,
    openEdits,
    cellsOf,
    compare,
    hasRow,
    isThere,
    nameOf,
    creations,
    writes,
    /** The writes of a cell, the last one last. */
    writtenTo: (section: string, cell: string): readonly Written[] => written.get(`${section}|${cell}`) ?? [],
    /** The answer of a write has not come back. */
    lose: (seq: number): void => {
      for (const list of written.values()) for (const one of list) if (one.seq === seq) one.isLost = true;
    },
    /** What was heard since it was asked for the last time. */
    heard: (): readonly string[] => heard.splice(0),
    hear: (what: string): void => void heard.push(what),
    fail: (promised: Promised, what: string): void => void (violation ??= new Violation(promised, what)),
    check: (): void => {
      if (violation !== null) throw violation;
    },
    /** The number of the step; a new one if asked. */
    step: (): number => step,
    begin: (): void => void (step += 1),
    edit: (tab: Tab, change: Change): void => {
      const { section, cell } = change;
      const last = openEdits(tab).findLast((one) => one.section === section && one.cell === cell);
      if (last !== undefined) last.state = 'replaced';
      const base = last === undefined ? change.base : last.base;
      edits.push({
        ...change,
        base,
        seen: change.base,
        tab,
        madeAt: step,
        state: 'open',
        hasLanded: false,
        isTold: false,
      });
    },
    /** A person does something that may write so often. */
    allow: (tab: Tab, count = 1): void => writes.add(tab, count),
    /** A person creates a row, or asks for it again after a failure. */
    create: (tab: Tab, token: string): void => creations.add(`${tab.index} ${token}`),
    remove: (tab: Tab, section: string, id: string): void =>
      void removed.add(`${tab.index} ${section}|${id}`),
    wasRemoved: (tab: Tab, section: string, id: string): boolean =>
      removed.has(`${tab.index} ${section}|${id}`),
    drop: (tab: Tab, isMeant: (edit: Edit) => boolean): void => {
      for (const edit of openEdits(tab)) if (isMeant(edit)) edit.state = 'dropped';
    },
    discard: (tab: Tab, isMeant: (edit: Edit) => boolean = () => true): void => {
      for (const edit of openEdits(tab)) if (isMeant(edit)) edit.state = 'discarded';
    },
    /** What was typed into a dialog is now with the list. */
    regroup: (tab: Tab, from: Group, to: Group): void => {
      for (const edit of openEdits(tab)) if (edit.group === from) edit.group = to;
    },
    /** The server has changed by itself. */
    changed: (section: string): void => void compare(section, null),
    unsaved: (tab: Tab): boolean => getWorld().read(tab, shared.$unsaved),
  };
}
export type Oracle = ReturnType<typeof createOracle>;
