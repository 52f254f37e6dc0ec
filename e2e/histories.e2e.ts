import type { Page } from '@playwright/test';
import { generate } from '../packages/sandbox/src/model/generate.ts';
import type { History } from '../packages/sandbox/src/model/history.ts';
import { ACTS, nameOf, rowsOf, type Turn } from './histories/acts.ts';
import {
  hasRow,
  isGone,
  isThere,
  openBrowser,
  openTab,
  PATHS,
  readServer,
  settle,
  settleFrame,
  toldFailures,
  type Edit,
  type Place,
  type Tab,
} from './histories/tabs.ts';
import { expect, sandboxTest as test, type Sandbox } from './fixtures.ts';

/** Histories of the model that are played on the screen: those of which it knows at least these acts. */
const COUNT = Number(process.env['HISTORIES'] ?? 200);
const ONLY = process.env['SEED'];
const isKnown = (name: string): boolean => name in ACTS;
const isOnScreen = (name: string): boolean => isKnown(name) && !/^(world|session)\./.test(name);
function* seeds(): Generator<number> {
  for (let seed = 1, count = 0; count < COUNT; seed += 1) {
    if (generate(seed).filter(([name]) => isOnScreen(name)).length < 3) continue;
    count += 1;
    yield seed;
  }
}
const placeOfAct = (name: string): Place | null => {
  const [section] = name.split('.');
  if (section === 'settings' || section === 'redirects') return section;
  return section === 'inputs' || section === 'monitor' ? 'monitor' : null;
};
/** The page at the tab's address, to which the product may have gone by itself. */
const placeOf = (page: Page): Place | null => {
  const { pathname } = new URL(page.url());
  if (pathname.startsWith('/sandbox/')) return null;
  if (pathname === '/settings') return 'settings';
  if (pathname === '/monitors/redirects') return 'redirects';
  return /^\/monitors\/[\w-]+$/.test(pathname) ? 'monitor' : 'elsewhere';
};
const sectionOf = ({ cell }: Edit): Place => {
  const [section] = cell.split('|');
  return section === 'settings' || section === 'redirects' ? section : 'monitor';
};

/** Goes to a page, and answers what the product asks. @returns false if the person stays. */
async function go(tab: Tab, sandbox: Sandbox, place: Place, isLeaving: boolean): Promise<boolean> {
  const { page } = tab;
  if (tab.place === place) return true;
  if (tab.place === null) {
    const path = PATHS[place].replace('{uuid}', await sandbox.firstMonitor('developer'));
    await page.goto(path);
  } else {
    const question = page
      .getByRole('alertdialog')
      .filter({ has: page.getByRole('button', { name: 'Stay' }) });
    const isAsked = async (): Promise<boolean> => (await question.count()) > 0;
    const others = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    if (!(await isAsked()) && (await others.count()) > 0) return false;
    const links = page.getByRole('navigation').getByRole('link');
    const name = { settings: 'Settings', redirects: 'Redirects', monitor: 'Overview', elsewhere: 'Payment' }[
      place
    ];
    const before = page.url();
    if (!(await isAsked())) await links.filter({ hasText: new RegExp(`^${name}$`) }).click();
    for (let count = 0; count < 20 && page.url() === before && !(await isAsked()); count += 1)
      await settleFrame(page);
    if (await isAsked()) {
      await question.getByRole('button', { name: isLeaving ? 'Leave' : 'Stay' }).click();
      if (!isLeaving) return false;
      tab.edits = [];
    }
    // The list may load again under the pointer.
    const isOnWay = (): boolean => place === 'monitor' && placeOf(page) !== 'monitor';
    for (let count = 0; count < 5 && isOnWay(); count += 1) {
      await settle(tab, ({ isRead }) => isRead);
      await page
        .getByRole('rowheader')
        .first()
        .click({ timeout: 3_000 })
        .catch(() => null);
    }
  }
  const main = page.getByRole('main');
  const isThere = {
    settings: main.getByRole('button', { name: 'Save Changes' }),
    redirects: main.getByRole('grid', { name: 'Redirects' }),
    monitor: main.getByRole('grid', { name: 'Inputs' }),
    elsewhere: main,
  }[place];
  for (let count = 0; count < 200 && !isGone(tab) && !(await isThere.isVisible()); count += 1)
    await settle(tab, ({ isRead }) => isRead);
  await settle(tab, ({ isRead }) => isRead);
  tab.place = placeOf(page);
  return tab.place === place;
}

/** All answers arrive, all retries are made, all conflicts are answered with what was typed. */
async function rest(tabs: readonly Tab[]): Promise<void> {
  for (const ms of [1_100, 5_000, 31_000, 65_000, 125_000]) {
    for (const tab of tabs) {
      await settle(tab);
      const dialog = tab.page.getByRole('dialog', { name: 'Changed in the meantime' });
      for (let count = 0; count < 3 && (await dialog.count()) > 0; count += 1) {
        for (const radio of await dialog.getByRole('radio', { name: /Yours/ }).all())
          await radio.check({ force: true });
        await dialog.getByRole('button', { name: 'Save' }).click();
        await settle(tab);
      }
      await tab.page.clock.fastForward(ms);
    }
  }
  for (const tab of tabs) await settle(tab);
}

/** Whether the tab shows an edit as unsaved, on its page or in its dialog. */
async function isShown(tab: Tab, { cell, value }: Edit): Promise<boolean> {
  const { page } = tab;
  const [section, name = '', field = ''] = cell.split('|');
  if (section === 'settings')
    return (await page.getByRole('textbox', { name: field }).inputValue()) === value;
  const fields = page.getByRole('dialog').getByRole('textbox');
  const holds = async (): Promise<boolean> => {
    for (const one of await fields.all()) if ((await one.inputValue()) === value) return true;
    return false;
  };
  if ((await page.getByRole('dialog').count()) > 0) {
    if (await holds()) return true;
    // It is about something else.
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  if (field === 'webhook' || field === 'note' || field === 'keyword') {
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    if ((await row.count()) > 0) {
      await row.hover();
      await row.getByRole('button', { name: 'Edit' }).click();
    } else await page.getByRole('button', { name: 'Create Redirect' }).click();
    if (await holds()) return true;
    await page.keyboard.press('Escape');
  }
  if (field === 'active') {
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    if (String(await row.getByRole('switch').isChecked()) !== value) return false;
  }
  return (await page.getByText(/not saved|not added|Failed/i).count()) > 0;
}

test.describe.configure({ mode: 'parallel' });
for (const seed of ONLY === undefined ? seeds() : [Number(ONLY)])
  test(`nothing is lost on the screen: history ${seed}`, async ({ browser, sandbox }) => {
    const [own, other] = await Promise.all([openBrowser(browser, sandbox), openBrowser(browser, sandbox)]);
    const tabs: Tab[] = [];
    const words: string[] = [];
    const errors: string[] = [];
    /** The cells that any tab has edited: the others need not know. */
    const touched = new Set<string>();
    const history = generate(seed);
    const used = new Set(history.filter(([name]) => isKnown(name)).map(([, at]) => at));
    const byIndex = new Map<number, Tab>();
    for (const at of used) {
      const tab = await openTab(at === 2 ? other : own, `tab ${at + 1}`);
      tab.page.on('pageerror', (error) => errors.push(error.message));
      tabs.push(tab);
      byIndex.set(at, tab);
    }
    const step = async (index: number, [name, at, a, b]: History[number]): Promise<void> => {
      const act = ACTS[name];
      const tab = byIndex.get(at);
      if (act === undefined || tab === undefined || isGone(tab)) return;
      const place = placeOfAct(name);
      if (place !== null && !(await go(tab, sandbox, place, b % 3 === 0))) return;
      if (tab.place === null && name !== 'session.go') return;
      const toldBefore = await toldFailures(tab.page);
      const discard: Turn['discard'] = (isMeant) => {
        tab.edits = tab.edits.filter((edit) => !isMeant(edit));
      };
      const turn: Turn = {
        tab,
        tabs: open(),
        page: tab.page,
        a,
        b,
        token: `e${index + 1}`,
        edit: (cell, value, kind) => {
          discard((edit) => edit.cell === cell);
          touched.add(cell);
          tab.edits.push({ cell, value, kind, toldBefore });
        },
        discard,
        go: (to, isLeaving) => go(tab, sandbox, to, isLeaving),
      };
      const said = await act(turn);
      if (said !== null) words.push(`${tab.name} (${String(tab.place)}) ${said}`);
      await settleFrame(tab.page);
      if (tab.place !== null && !isGone(tab)) tab.place = placeOf(tab.page);
    };
    const open = (): readonly Tab[] => tabs.filter((tab) => tab.place !== null && !isGone(tab));
    try {
      for (const [index, one] of history.entries())
        await step(index, one).catch((error: unknown) => {
          // The product was about to sign out.
          const tab = byIndex.get(one[1]);
          if (tab === undefined || !isGone(tab)) throw error;
        });
      await rest(open());
    } catch (error) {
      throw new Error([String(error), ...words].join('\n'), { cause: error });
    }
    const told = words.join('\n');
    expect(errors, told).toEqual([]);
    const everywhere = open().flatMap(({ edits }) => edits);
    for (const tab of open()) {
      const cells = await readServer(sandbox);
      const isReplaced = ({ cell }: Edit): boolean =>
        everywhere.some((edit) => edit.cell === cell && isThere(cells, edit));
      const missing = tab.edits.filter(
        (edit) =>
          !isThere(cells, edit) &&
          !isReplaced(edit) &&
          (edit.value === null ||
            /\|(keyword|link)$|^(settings|monitor)/.test(edit.cell) ||
            hasRow(cells, edit.cell)),
      );
      for (const edit of missing) {
        if (edit.kind === 'row' && (await toldFailures(tab.page)) > edit.toldBefore) continue;
        expect(
          await go(tab, sandbox, sectionOf(edit), true),
          `${tab.name} goes to ${edit.cell}\n${told}`,
        ).toBe(true);
        expect(await isShown(tab, edit), `${tab.name}: ${edit.cell} = ${String(edit.value)}\n${told}`).toBe(
          true,
        );
      }
      if (missing.length > 0 || (await tab.page.getByRole('dialog').count()) > 0) continue;
      if (tab.place !== 'redirects' && tab.place !== 'monitor') continue;
      const [grid, section] = tab.place === 'redirects' ? ['Redirects', 'redirects'] : ['Inputs', 'inputs'];
      const rows = await rowsOf(tab.page, grid).all();
      for (const row of rows) {
        const name = await nameOf(row);
        const isActive = String(await row.getByRole('switch').isChecked());
        const isTouched = [...touched].some((cell) => cell.startsWith(`${section}|${name}|`));
        if (tabs.length === 1 || !isTouched)
          expect(isActive, `${tab.name} shows ${name}\n${told}`).toBe(cells.get(`${section}|${name}|active`));
      }
      const stored = [...cells.keys()].filter((key) => /^redirects\|.*\|keyword$/.test(key)).length;
      if (open().length === 1 && tab.place === 'redirects')
        expect(rows.length, `rows of ${tab.name}\n${told}`).toBe(stored);
    }
    await own.close();
    await other.close();
  });
