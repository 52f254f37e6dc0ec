import { t as fields } from '../../resources/fields/text.en';
import { noNames, serverText, targetText, type KnownNames } from '../../resources/known-names';
import type { TargetKind } from '../../resources/overrides';
import type { Change, Entry, Row } from './entries';
import { t } from './text.en';

// Entries are stored in English, and said in the language of the page.

type Values = Readonly<Record<string, string | number>>;

const isKey = <Keys extends object>(keys: Keys, key: string): key is string & keyof Keys =>
  Object.hasOwn(keys, key);

/** A message by a computed key; `null` without one, as of an entry that was edited by hand. */
const say = (key: string, values: Values): string | null =>
  isKey(t.messages, key) ? (t as unknown as (key: string, values: Values) => string)(key, values) : null;

/** “keywordList”, “commandOf”: the first part of a title's key. */
function nounOf({ noun, name }: Row, parent: string | undefined, ending = ''): string {
  const key = noun.replaceAll(/ (.)/g, (_, letter: string) => letter.toUpperCase());
  const titled = noun === 'update' && name === '' ? 'untitledUpdate' : key;
  return `${titled}${ending}${parent === undefined ? '' : 'Of'}`;
}

/** “Redirect “Dunk””. */
export const rowTitle = (row: Row): string =>
  say(nounOf(row, row.parent), { name: row.name, parent: row.parent ?? '' }) ?? row.name;

/** “Redirect “Dunk” changed”, “12 inputs of SNKRS deleted”; “Reverted: ” before what reverts another entry. */
export function entryTitle({ rows, action, revertOf }: Entry): string {
  const [first] = rows;
  if (first === undefined) return '';
  const isOne = rows.every(
    ({ noun, name, href }) => noun === first.noun && name === first.name && href === first.href,
  );
  const ending = `${action.charAt(0).toUpperCase()}${action.slice(1)}`;
  const parent = isOne || rows.every((row) => row.parent === first.parent) ? first.parent : undefined;
  const key = `${nounOf(first, parent, isOne ? '' : 's')}${ending}`;
  const values = { name: first.name, parent: parent ?? '', count: rows.length };
  const title = say(key, values) ?? rowTitle(first);
  return revertOf === undefined ? title : t('reverted', { title });
}

const words = new Map(Object.entries(fields.messages).map(([key, text]) => [text as string, key]));

const word = (text: string): string | null => {
  const key = words.get(text) ?? '';
  return isKey(fields.messages, key) ? fields(key) : null;
};

const labelKeys = {
  Webhook: 'webhookLabel',
  Channel: 'channelLabel',
  Role: 'roleLabel',
  Member: 'memberLabel',
} as const;

const kinds: Readonly<Record<string, TargetKind>> = { Channel: 'channels', Role: 'roles', Member: 'members' };

/** The label of a stored change. What was stored by its id, because its name was not known then, has its name. */
export function changeLabel({ label }: Change, names = noNames): string {
  const at = label.indexOf(' ');
  const [noun, id] = [label.slice(0, at), label.slice(at + 1)];
  if (!isKey(labelKeys, noun)) return word(label) ?? label;
  const kind = kinds[noun];
  return word(label) ?? t(labelKeys[noun], { name: kind === undefined ? id : targetText(names, kind, id) });
}

/** The fields whose values are words; those of the others are what a person typed. */
const wordFields: ReadonlySet<string | undefined> = new Set([
  'status',
  'active',
  'privateInput',
  'visible',
  'ownProducts',
  'inputsAllowed',
  'proxyList',
  'product',
  'nextRenewal',
]);

/** A value of a stored change. */
export function changeValue({ label, secret }: Change, text: string, names: KnownNames = noNames): string {
  if (secret === 'lines') {
    const count = /^(\d+) lines?$/.exec(text)?.[1];
    if (count !== undefined) return t('lines', { count: Number(count) });
  }
  if (words.get(label) === 'servers')
    return text
      .split('\n')
      .map((id) => serverText(names, id))
      .join('\n');
  const hasWords = wordFields.has(words.get(label)) || /^(?:Channel|Role|Member) /.test(label);
  return (hasWords ? word(text) : null) ?? text;
}
