import type { Locator, Page } from '@playwright/test';
import {
  arrive,
  drop,
  PATHS,
  reach,
  refuse,
  rowIn,
  settle,
  settleFrame,
  type Edit,
  type Flight,
  type Place,
  type Tab,
} from './tabs.ts';

/** What an act has: the tab, two numbers that choose, a text that no other act has. */
export interface Turn {
  readonly tab: Tab;
  readonly tabs: readonly Tab[];
  readonly page: Page;
  readonly a: number;
  readonly b: number;
  readonly token: string;
  readonly edit: (cell: string, value: string | null, kind: Edit['kind']) => void;
  readonly discard: (isMeant: (edit: Edit) => boolean) => void;
  readonly go: (place: Place, isLeaving: boolean) => Promise<boolean>;
}
/** Does an act by roles and labels, and says it; `null` where it is not possible. */
export type Act = (turn: Turn) => Promise<string | null>;

/** How many rows of a list are used. */
const ROWS = 3;
const dialogs = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const hook = (token: string): string => `https://discord.com/api/webhooks/1090000000000000002/${token}`;
const isCovered = async (page: Page): Promise<boolean> => (await dialogs(page).count()) > 0;
export const rowsOf = (page: Page, grid: string): Locator =>
  page
    .getByRole('grid', { name: grid })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
/** A row's name: the whole link of an input is the accessible name of its header. */
export const nameOf = async (row: Locator): Promise<string> => {
  const header = row.getByRole('rowheader');
  return ((await header.getAttribute('aria-label')) ?? (await header.textContent()) ?? '').trim();
};

interface Row {
  readonly row: Locator;
  readonly name: string;
}
const onRow =
  (grid: string, run: (turn: Turn, row: Row) => Promise<string | null>): Act =>
  async (turn) => {
    const { page, a } = turn;
    if (await isCovered(page)) return null;
    const rows = rowsOf(page, grid);
    const count = Math.min(ROWS, await rows.count());
    if (count === 0) return null;
    const row = rows.nth(a % count);
    return run(turn, { row, name: await nameOf(row) });
  };
const toggle = (grid: string, section: string, kind: Edit['kind']): Act =>
  onRow(grid, async ({ edit }, { row, name }) => {
    const control = row.getByRole('switch');
    const isOn = await control.isChecked();
    edit(`${section}|${name}|active`, String(!isOn), kind);
    await control.click({ force: true });
    return `switches ${name} ${isOn ? 'off' : 'on'}`;
  });
const remove = (grid: string, section: string): Act =>
  onRow(grid, async ({ page, edit, discard }, { name }) => {
    discard(({ cell }) => rowIn(cell) === `${section}|${name}|`);
    edit(`${section}|${name}|`, null, 'row');
    const row = rowsOf(page, grid).filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    const count = await row.count();
    // A press at the place of another one a moment ago is taken for a double click.
    for (let presses = 0; presses < 5 && (await row.count()) === count; presses += 1) {
      await row.first().hover();
      await row.first().getByRole('button', { name: 'Delete' }).click();
      await settleFrame(page);
    }
    return `deletes ${name}`;
  });
const undo =
  (section: string, field: string): Act =>
  async ({ page, edit, discard }) => {
    const button = page.getByRole('button', { name: /^Undo delete/ });
    if ((await isCovered(page)) || (await button.count()) === 0) return null;
    const label = await button.first().getAttribute('aria-label');
    const name = /^Undo delete of (.+)$/.exec(label ?? '')?.[1];
    await button.first().click();
    if (name === undefined) return 'undoes a deletion';
    discard(({ cell }) => cell === `${section}|${name}|`);
    edit(`${section}|${name}|${field}`, name, 'row');
    return `undoes the deletion of ${name}`;
  };
const openRow = (grid: string): Act =>
  onRow(grid, async (_, { row, name }) => {
    await row.hover();
    await row.getByRole('button', { name: 'Edit' }).click();
    return `opens ${name}`;
  });
const close = async ({ page, discard }: Turn): Promise<string | null> => {
  const dialog = page.getByRole('dialog', { name: /^(Create|Edit) / });
  if ((await dialog.count()) === 0 || (await page.getByRole('alertdialog').count()) > 0) return null;
  await dialog
    .getByRole('button', { name: /^(Cancel|Close)$/ })
    .last()
    .click();
  const question = page.getByRole('alertdialog');
  await settleFrame(page);
  if ((await question.count()) > 0) await question.getByRole('button', { name: 'Discard' }).click();
  if ((await dialog.count()) === 0)
    discard(({ cell, kind }) => kind === 'form' && !cell.startsWith('settings'));
  return 'closes the dialog';
};
const submit =
  (name: RegExp, button: RegExp): Act =>
  async ({ page }) => {
    const dialog = page.getByRole('dialog', { name });
    const press = dialog.getByRole('button', { name: button });
    if ((await press.count()) === 0 || !(await press.isEnabled())) return null;
    await press.click();
    return 'saves the dialog';
  };

const FIELDS = ['Bot Name', 'Footer Text', 'Discord Webhook URL'] as const;
const flightOf = ({ tab, a }: Turn, isNew = false): Flight | undefined => {
  const flights = tab.flights.filter((one) => !one.isStuck && (!isNew || one.answer === null));
  return flights[a % Math.max(1, flights.length)];
};
const withFlight =
  (isNew: boolean, run: (turn: Turn, flight: Flight) => Promise<string>): Act =>
  async (turn) => {
    const flight = flightOf(turn, isNew);
    if (flight === undefined) return null;
    const { route } = flight;
    const said = await run(turn, flight);
    return `${said} (${route.request().method()} ${new URL(route.request().url()).pathname})`;
  };
const FAULTS = [[500], [429, 3], [429], [409], [500], [503]] as const;
const WAITS = [300, 1_100, 3_000, 11_000, 65_000] as const;
const skip = async ({ tabs }: Turn, ms: number): Promise<void> => {
  for (const { page } of tabs) await page.clock.fastForward(ms);
};

/** What the histories' acts are on the screen, by their names; the others are left out. */
export const ACTS: Readonly<Record<string, Act>> = {
  'settings.type': async ({ page, edit, token, a }) => {
    if (await isCovered(page)) return null;
    const name = FIELDS[a % 3] ?? 'Bot Name';
    const value = name === 'Discord Webhook URL' ? hook(token) : token;
    edit(`settings||${name}`, value, 'form');
    await page.getByRole('textbox', { name }).fill(value);
    return `types ${token} into ${name}`;
  },
  'settings.save': async ({ page }) => {
    const button = page.getByRole('button', { name: 'Save Changes' });
    if ((await isCovered(page)) || !(await button.isEnabled())) return null;
    await button.click();
    return 'saves the settings';
  },
  'settings.discard': async ({ page, discard }) => {
    const button = page.getByRole('button', { name: 'Discard' });
    if ((await isCovered(page)) || (await button.count()) === 0 || !(await button.isEnabled())) return null;
    discard(({ cell }) => cell.startsWith('settings'));
    await button.click();
    return 'discards the settings';
  },
  'redirects.toggle': toggle('Redirects', 'redirects', 'row'),
  'redirects.delete': remove('Redirects', 'redirects'),
  'redirects.undo': undo('redirects', 'keyword'),
  'redirects.edit': openRow('Redirects'),
  'redirects.new': async ({ page }) => {
    if (await isCovered(page)) return null;
    await page.getByRole('button', { name: 'Create Redirect' }).click();
    return 'opens a new redirect';
  },
  'redirects.type': async ({ page, edit, discard, token }) => {
    const dialog = page.getByRole('dialog', { name: /^(Create|Edit) Redirect/ });
    const field = dialog.getByRole('textbox', { name: 'Webhook URL' });
    const keyword = dialog.getByRole('textbox', { name: 'Keyword' });
    if ((await field.count()) === 0 || !(await field.isEditable())) return null;
    const isNew = (await dialog.getByRole('button', { name: 'Create', exact: true }).count()) > 0;
    if (isNew) {
      discard(({ cell, kind }) => kind === 'form' && cell.endsWith('|keyword'));
      await keyword.fill(token);
      edit(`redirects|${token}|keyword`, token, 'form');
    } else edit(`redirects|${await keyword.inputValue()}|webhook`, hook(token), 'form');
    await field.fill(hook(token));
    return `types ${token} into the redirect`;
  },
  'redirects.save': submit(/Redirect/, /^(Create|Save Changes)$/),
  'redirects.close': close,
  'inputs.toggle': toggle('Inputs', 'inputs', 'queue'),
  'inputs.delete': remove('Inputs', 'inputs'),
  'inputs.undo': undo('inputs', 'link'),
  'inputs.edit': openRow('Inputs'),
  'inputs.type': async ({ page, edit, token }) => {
    const dialog = page.getByRole('dialog', { name: 'Edit input' });
    const field = dialog.getByRole('textbox', { name: 'Note' });
    if ((await field.count()) === 0 || !(await field.isEditable())) return null;
    const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
    edit(`inputs|${link}|note`, token, 'form');
    await field.fill(token);
    return `types ${token} into the note of ${link}`;
  },
  'inputs.save': submit(/Edit input/, /^Save Changes$/),
  'inputs.add': async ({ page, edit, token }) => {
    const form = page.getByRole('form', { name: 'Add an input' });
    if ((await isCovered(page)) || (await form.count()) === 0) return null;
    const link = `https://shop.example/${token}`;
    await form.getByRole('textbox', { name: 'Link' }).fill(link);
    edit(`inputs|${link}|link`, link, 'queue');
    await form.getByRole('button', { name: 'Add input' }).click();
    return `adds ${link}`;
  },
  'monitor.delay': async ({ page, edit, token }) => {
    const field = page.getByRole('textbox', { name: 'Delay' });
    if ((await isCovered(page)) || (await field.count()) === 0) return null;
    const value = String(100 + Number(token.slice(1)));
    edit('monitor||Delay', value, 'queue');
    await field.fill(value);
    await field.blur();
    return `commits the delay ${value}`;
  },
  'world.reach': withFlight(true, async (_, flight) => {
    await reach(flight);
    return 'the server does a call';
  }),
  'world.arrive': withFlight(false, async ({ tab }, flight) => {
    await arrive(tab, flight);
    return 'an answer arrives';
  }),
  'world.settle': async ({ tab }) => {
    if (tab.flights.length === 0) return null;
    await settle(tab);
    return 'all answers arrive';
  },
  'world.fault': withFlight(true, async ({ tab, b }, flight) => {
    const [status, seconds] = FAULTS[b % FAULTS.length] ?? [500];
    await refuse(tab, flight, status, seconds);
    return `a call is answered with ${status}`;
  }),
  'world.drop': withFlight(false, async ({ tab, b }, flight) => {
    if (b % 2 === 0) await reach(flight);
    await drop(tab, flight);
    return `the connection of a call drops ${flight.answer === null ? 'before' : 'after'} the server has done it`;
  }),
  'world.never': withFlight(false, async (_, flight) => {
    flight.isStuck = true;
    return 'an answer never arrives';
  }),
  'world.wait': async (turn) => {
    const ms = WAITS[turn.a % WAITS.length] ?? 300;
    await skip(turn, ms);
    return `${ms} ms pass`;
  },
  'world.sleep': async (turn) => {
    await skip(turn, 3_600_000);
    return 'an hour passes';
  },
  'session.go': async ({ go, a, b }) => {
    const places = Object.keys(PATHS) as Place[];
    const place = places[a % places.length] ?? 'settings';
    return (await go(place, b % 2 === 0)) ? `goes to ${place}` : 'stays';
  },
  'session.conflict': async ({ page, a, discard }) => {
    const dialog = page.getByRole('dialog', { name: 'Changed in the meantime' });
    if ((await dialog.count()) === 0) return null;
    if (a % 3 === 0) {
      await dialog.getByRole('button', { name: 'Keep editing' }).click();
      discard(({ kind }) => kind === 'row');
      return 'keeps editing';
    }
    for (const radio of await dialog.getByRole('radio', { name: /Yours/ }).all())
      await radio.check({ force: true });
    await dialog.getByRole('button', { name: 'Save' }).click();
    return 'answers the conflict with what is typed';
  },
  'session.reload': async ({ tab, page }) => {
    if (tab.place === null) return null;
    // What was sent has come to the server, also what a queue sends next.
    for (let [flight] = tab.flights; flight !== undefined; [flight] = tab.flights) {
      await reach(flight);
      await drop(tab, flight);
      await settleFrame(page);
    }
    await page.reload();
    await settle(tab, ({ isRead }) => isRead);
    return 'reloads';
  },
};
