import * as dashboardAccess from '@dropdeck/domain/account/access';
import * as setup from '@dropdeck/domain/account/onboarding';
import * as settings from '@dropdeck/domain/account/settings';
import * as commands from '@dropdeck/domain/commands';
import { permissions as permissionDialog } from '@dropdeck/domain/commands/dialogs';
import * as customers from '@dropdeck/domain/customers';
import * as detail from '@dropdeck/domain/monitors/detail';
import { access as monitorAccess, bulk, edit, editorsLoaded } from '@dropdeck/domain/monitors/detail/bulk';
import { keywords } from '@dropdeck/domain/monitors/keywords';
import * as monitors from '@dropdeck/domain/monitors/overview';
import { proxies } from '@dropdeck/domain/monitors/proxies';
import * as redirects from '@dropdeck/domain/monitors/redirects';
import { redirectImport } from '@dropdeck/domain/monitors/redirects/bulk';
import * as copyTo from '@dropdeck/domain/tools/copy-to';
import * as webhooks from '@dropdeck/domain/tools/webhooks';
import type { Store } from 'effector';
import { absent, type Edit } from './oracle.ts';
import { linesOf, SECTIONS, text } from './server.ts';
import type { Tab, World } from './world.ts';

export {
  bulk,
  copyTo,
  dashboardAccess,
  commands,
  customers,
  detail,
  edit,
  keywords,
  monitorAccess,
  permissionDialog,
  proxies,
  redirects,
  settings,
  setup,
  webhooks,
};

export type PageName =
  | 'settings'
  | 'redirects'
  | 'monitor'
  | 'second monitor'
  | 'customers'
  | 'lists'
  | 'access'
  | 'commands'
  | 'webhooks'
  | 'setup';

/** What a page shows, as texts by `section|row|field`. */
export type Shown = Map<string, string>;

type Read = <Value>(store: Store<Value>) => Value;

export interface Page {
  readonly open: (world: World, tab: Tab) => void;
  readonly close: (world: World, tab: Tab) => void;
  /** What is edited in a dialog or a form is over the rows. `null` until it is loaded. */
  readonly show: (world: World, tab: Tab) => Shown | null;
  /** The sections whose rows it lists. */
  readonly lists: (world: World) => readonly string[];
}

export { SECTIONS };

/** The section of the page's monitor. */
export const monitorSection = (world: World, name: PageName): string =>
  `/v1/monitors/${world.server.monitors[name === 'monitor' ? 0 : 1] ?? ''}`;

/** The page on which a section is shown. */
export function pageOf(world: World, section: string): PageName {
  const found = Object.entries(SECTION_PAGES).find(
    ([one]) => SECTIONS[one as keyof typeof SECTIONS] === section,
  );
  return found?.[1] ?? (section.startsWith(monitorSection(world, 'monitor')) ? 'monitor' : 'second monitor');
}
const SECTION_PAGES: Readonly<Record<keyof typeof SECTIONS, PageName>> = {
  settings: 'settings',
  redirects: 'redirects',
  keywords: 'lists',
  proxies: 'lists',
  customers: 'customers',
  users: 'access',
  commands: 'commands',
  setup: 'setup',
};

const put = (shown: Shown, section: string, row: string | number, fields: object): void => {
  for (const [field, value] of Object.entries(fields)) shown.set(`${section}|${row}|${field}`, text(value));
};

/** The fields of the setup, as the server calls them. */
export const SETUP_FIELDS = {
  name: 'name',
  imageUrl: 'image_url',
  hexColor: 'hex_color',
  footerText: 'footer_text',
  footerIcon: 'footer_icon',
} as const;

const monitorPage = (name: 'monitor' | 'second monitor'): Page => ({
  open: (world, tab) => {
    world.fire(tab, detail.page.opened, { uuid: monitorSection(world, name).slice('/v1/monitors/'.length) });
    world.fire(tab, editorsLoaded);
  },
  close: (world, tab) => world.fire(tab, detail.page.closed),
  lists: (world) => [monitorSection(world, name)],
  show: (world, tab) => {
    const read: Read = (store) => world.read(tab, store);
    if (read(detail.page.view.status) !== 'ready') return null;
    const shown: Shown = new Map();
    const section = monitorSection(world, name);
    for (const { id, link, note, active } of read(detail.inputs.table.view.inputs))
      put(shown, section, id, { link, note: note ?? '', active: active ?? false });
    for (const { item } of read(detail.inputs.pending.view.pending))
      shown.set(`${section}|+${item.link}`, item.link);
    const { link } = read(detail.inputs.add.view.values);
    if (link !== '') shown.set(`${section}|+${link}`, link);
    for (const line of read(bulk.view.lines)) shown.set(`${section}|+${line.link}`, line.link);
    if (read(edit.view.isOpen)) {
      const { id, note } = read(edit.view.values) as { readonly id?: number; readonly note: string };
      if (id !== undefined && read(edit.view.isDirty) && shown.has(`${section}|${id}|link`))
        put(shown, section, id, { note });
    }
    const own = read(detail.inputs.ownProducts.view.value);
    put(shown, section, 'settings', { onlyOwnInputs: own });
    const form = read(detail.details.view.settings);
    if (form !== null)
      put(shown, section, 'settings', {
        delay: form.delay.value,
        inputAllowed: form.inputsAllowed.value,
        // One that was deleted cannot be shown.
        ...(form.proxyList.chosen === null ? {} : { proxyListId: form.proxyList.chosen.id }),
        productId: form.product.chosen?.id ?? '',
      });
    for (const { region, url } of read(detail.webhooks.view.webhooks))
      put(shown, section, 'webhooks', { [region]: url });
    for (const example of read(detail.examples.view.examples))
      shown.set(`${section}|settings|has exampleInputs ${example.text}`, 'true');
    if (read(monitorAccess.view.isOpen) && read(monitorAccess.view.status) === 'ready')
      for (const id of read(monitorAccess.view.accessIds))
        shown.set(`${section}/customers||has customerIds ${id}`, 'true');
    return shown;
  },
});

const showLists = (read: Read, shown: Shown): boolean => {
  for (const [section, { list, $lists, editor }] of [
    [SECTIONS.keywords, keywords],
    [SECTIONS.proxies, proxies],
  ] as const) {
    if (read(list.view.status) !== 'ready') return false;
    for (const { id, name, ...fields } of read($lists as typeof keywords.$lists) as readonly {
      readonly id: string | number;
      readonly name: string;
      readonly keywords?: readonly string[];
      readonly proxies?: string;
    }[]) {
      put(shown, section, id, { name });
      const field = fields.proxies === undefined ? 'keywords' : 'proxies';
      for (const item of fields.keywords ?? linesOf(fields.proxies ?? ''))
        shown.set(`${section}|${id}|has ${field} ${item}`, 'true');
    }
    if (!read(editor.view.isOpen)) continue;
    const name = read(editor.view.name);
    shown.set(`${section}|+${name}`, name);
    for (const item of read(editor.view.text).split('\n')) shown.set(`${section}|typed ${item}`, 'true');
  }
  return true;
};

type OpenedPage = Pick<typeof settings.page, 'opened' | 'closed'>;

/**
 * A page of parts that are opened together.
 *
 * @param show puts what it shows; false until it is loaded.
 */
const pageWith = (
  parts: readonly OpenedPage[],
  sections: readonly string[],
  show: (read: Read, shown: Shown) => boolean,
): Page => ({
  open: (world, tab) => parts.forEach(({ opened }) => world.fire(tab, opened)),
  close: (world, tab) => parts.toReversed().forEach(({ closed }) => world.fire(tab, closed)),
  lists: () => sections,
  show: (world, tab) => {
    const shown: Shown = new Map();
    return show((store) => world.read(tab, store), shown) ? shown : null;
  },
});

export const PAGES: Readonly<Record<PageName, Page>> = {
  settings: pageWith([settings.page], [], (read, shown) => {
    const { whitelistedServers, ...fields } = read(settings.screen.view.values);
    put(shown, SECTIONS.settings, '', fields);
    for (const id of whitelistedServers)
      shown.set(`${SECTIONS.settings}||has whitelistedServers ${id}`, 'true');
    return read(settings.screen.view.status) === 'ready';
  }),
  redirects: pageWith([redirects.page], [SECTIONS.redirects], (read, shown) => {
    for (const { id, ...fields } of read(redirects.screen.view.redirects))
      put(shown, SECTIONS.redirects, id, fields);
    const { view } = redirects.editor;
    if (read(view.isOpen)) {
      const { id, keyword, webhook } = read(view.values);
      if (id === -1) shown.set(`${SECTIONS.redirects}|+${keyword}`, keyword);
      else if (read(view.isDirty) && shown.has(`${SECTIONS.redirects}|${id}|keyword`))
        put(shown, SECTIONS.redirects, id, { keyword, webhook });
    }
    for (const { name } of read(redirectImport.view.lines)) shown.set(`${SECTIONS.redirects}|+${name}`, name);
    return read(redirects.screen.view.status) === 'ready';
  }),
  monitor: monitorPage('monitor'),
  'second monitor': monitorPage('second monitor'),
  customers: pageWith([customers.page], [SECTIONS.customers], (read, shown) => {
    const { customers: list, status, choices } = customers.screen.view;
    for (const { id, renewal, ticked } of read(list)) {
      put(shown, SECTIONS.customers, id, { next_renewal: renewal.state === 'unknown' ? '' : renewal.day });
      for (const key of ticked) shown.set(`${SECTIONS.customers}|${id}|has products ${key}`, 'true');
    }
    return read(status) === 'ready' && read(choices).status === 'ready';
  }),
  lists: pageWith(
    [monitors.page, keywords.page, proxies.page],
    [SECTIONS.keywords, SECTIONS.proxies],
    showLists,
  ),
  access: pageWith([dashboardAccess.page], [SECTIONS.users], (read, shown) => {
    for (const { id, name } of read(dashboardAccess.screen.view.users))
      put(shown, SECTIONS.users, id, { name });
    if ((read(dashboardAccess.removal.view.state)?.error ?? null) !== null)
      shown.set(`${SECTIONS.users}|failed`, 'true');
    return read(dashboardAccess.screen.view.status) === 'ready';
  }),
  commands: {
    ...pageWith([], [], (read, shown) => {
      const state = read(permissionDialog.view.state);
      for (const [kind, ids] of Object.entries(state?.selected ?? {}))
        for (const id of ids) shown.set(`${SECTIONS.commands}|selected ${kind} ${id}`, 'true');
      return read(commands.screen.view.commandsStatus) === 'ready';
    }),
    open: (world, tab) => world.fire(tab, commands.page.opened, { origin: 'https://dash.example' }),
    close: (world, tab) => world.fire(tab, commands.page.closed),
  },
  setup: pageWith([setup.page], [], (read, shown) => {
    const values = Object.entries(read(setup.screen.view.values));
    if (read(setup.screen.view.step) === 'form')
      for (const [field, value] of values)
        put(shown, SECTIONS.setup, '', { [SETUP_FIELDS[field as keyof typeof SETUP_FIELDS]]: value });
    return true;
  }),
  webhooks: pageWith([webhooks.page], [], (read) => read(webhooks.screen.view.status) === 'ready'),
};

/** Whether a page shows an edit. */
export function isShown(world: World, name: PageName, edit: Edit): boolean {
  const shown = PAGES[name].show(world, edit.tab);
  if (shown === null || edit.value === null) return false;
  const cell = shown.get(`${edit.section}|${edit.cell}`) ?? absent(edit.cell);
  return cell === edit.value || (edit.shownAs !== undefined && shown.has(edit.shownAs));
}
