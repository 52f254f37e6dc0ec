import type { Edit } from './oracle.ts';
import type { Flight, Tab } from './world.ts';

/** Whether a call changes something. */
export const isWrite = ({ request }: Flight): boolean => request.method !== 'GET';
/** The fields of a monitor that are saved one by one, by the type of their write. */
const SETTINGS: Readonly<Record<string, string>> = {
  delay: 'delay',
  proxyList: 'proxyListId',
  product: 'productId',
  inputs: 'inputAllowed',
  monitor_preference: 'onlyOwnInputs',
};
const settingOf = ({ request }: Flight): string | undefined =>
  SETTINGS[/"type":"(\w+)"\}$/.exec(request.body ?? '')?.[1] ?? ''];
/** Whether a write has the value of an edit, which the server may have had already. */
export function isCarried(flight: Flight, { cell, value }: Edit): boolean {
  const [row = '', field = ''] = cell.split('|');
  const body = flight.request.body?.replaceAll('"', '') ?? '';
  if (row === 'settings') return field === settingOf(flight) && body.includes(`:${value},`);
  const own = body.split(`{id:${row},`)[1]?.split('}')[0] ?? '';
  return `,${own},`.includes(`,${field}:${value},`);
}
/** Calls of one kind: each field of a monitor has its own. */
export const kindOf = (flight: Flight): string => `${flight.request.call} ${settingOf(flight) ?? ''}`;
/** What a tab has read of a section in one load of the product. */
export const readKey = (tab: Tab, section: string): string => `${tab.index} ${tab.life} ${section}`;
/** The same call, made again. */
export const waitKey = ({ tab, request }: Flight): string =>
  `${tab.index} ${request.group ?? ''} ${request.path} ${request.body ?? ''}`;
