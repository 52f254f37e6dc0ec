import type { KeywordList } from '../../contract/calls/keywords';
import type { MonitorDetail } from '../../contract/calls/monitor-detail';
import type { Redirect } from '../../contract/calls/redirects';
import { createMatcher } from '../../kernel/list/search';
import { linkKey } from '../../resources/input-form';
import { takerId, type TakerKind } from '../../monitors/taker';
import { monitorHref, pages, searchHref } from '../../shell/pages';

/** What may take a product: its keyword is in the product's title, or is its SKU. */
export interface Taker {
  /** Unique; see `takerId`. */
  readonly id: string;
  readonly kind: TakerKind;
  /** A redirect's keyword, or a list's name. */
  readonly name: string;
  /** A redirect's type; '' of a list. */
  readonly type: string;
  readonly isActive: boolean;
  readonly href: string;
  /** The keywords that match, or all without a text. */
  readonly keywords: readonly string[];
}

/** An input or an example of a monitor, whose text is compared. */
export interface Known {
  readonly id: string;
  readonly kind: 'input' | 'example';
  readonly text: string;
  readonly monitor: string;
  readonly href: string;
  readonly isActive: boolean;
}

/** What is compared with a text. */
export interface Sources {
  /** In the server's order, as the redirects' page shows them. */
  readonly redirects: readonly Redirect[];
  readonly lists: readonly KeywordList[];
}

/** Whether a text in lower case is taken. */
type Rule = (text: string) => boolean;

/** The rule of a keyword; create it once, not for each text. */
function ruleOf(keyword: string, type: string): Rule {
  const mine = keyword.trim().toLowerCase();
  // Lists have `-low` for what is not wanted.
  if (mine === '' || mine.startsWith('-')) return () => false;
  return type === 'SKU' ? (text) => text.trim() === mine : createMatcher(mine);
}

/**
 * Whether a keyword takes a text: a SKU equals it, any other keyword has every word in it, without regard to case. The
 * server's own rule is not known; this one compares texts alone.
 */
export const takes = (keyword: string, type: string, text: string): boolean =>
  ruleOf(keyword, type)(text.toLowerCase());

/** The redirects and keyword lists that take a text, in their order; all of them for a blank one. */
export function takersOf({ redirects, lists }: Sources, text: string): readonly Taker[] {
  const isBlank = text.trim() === '';
  const isTaken = (keyword: string, type: string): boolean => isBlank || takes(keyword, type, text);
  return [
    ...redirects
      .filter(({ keyword, type }) => isTaken(keyword, type))
      .map(({ id, keyword, type, active }): Taker => ({
        id: takerId('redirect', id),
        kind: 'redirect',
        name: keyword,
        type,
        isActive: active,
        href: searchHref(pages.redirects, keyword),
        keywords: [keyword],
      })),
    ...lists
      .map(({ id, name, keywords }): Taker => ({
        id: takerId('keywords', id),
        kind: 'keywords',
        name,
        type: '',
        isActive: true,
        href: pages.monitors.path,
        keywords: keywords.filter((keyword) => isTaken(keyword, 'Name')),
      }))
      .filter(({ keywords }) => keywords.length > 0),
  ];
}

/** The inputs and examples of the monitors that were read. */
export function knownOf(details: ReadonlyMap<string, MonitorDetail>): readonly Known[] {
  return [...details].flatMap(([uuid, { data, inputs }]) => {
    const of = { monitor: data.monitor_name || uuid, href: monitorHref(uuid) };
    return inputs
      .map(({ id, link, active }): Known =>
        Object.assign(
          { id: `input:${uuid}:${id}`, kind: 'input' as const, text: link, isActive: active !== false },
          of,
        ),
      )
      .concat(
        (data.example_inputs ?? []).map((text, at): Known =>
          Object.assign({ id: `example:${uuid}:${at}`, kind: 'example' as const, text, isActive: true }, of),
        ),
      );
  });
}

/** The inputs that watch a link or ID themselves. */
export const inputsWith = (known: readonly Known[], text: string): readonly Known[] =>
  text.trim() === ''
    ? []
    : known.filter(({ kind, text: link }) => kind === 'input' && linkKey(link) === linkKey(text));

/** An input or example with the keyword that takes it. */
export interface Taken extends Known {
  readonly keyword: string;
}

/** What a redirect or keyword list would take of the present inputs and examples. */
export function takenBy({ keywords, type }: Taker, known: readonly Known[]): readonly Taken[] {
  const rules = keywords.map((keyword) => ({ keyword, isTaken: ruleOf(keyword, type) }));
  return known.flatMap((one) => {
    const text = one.text.toLowerCase();
    const found = rules.find(({ isTaken }) => isTaken(text));
    return found === undefined ? [] : [Object.assign({ keyword: found.keyword }, one)];
  });
}
