import type { MonitorDetail } from '../../../contract/calls/monitor-detail';
import type { Redirect } from '../../../contract/calls/redirects';
import { deniesEveryone, isCustomized, mapKinds, overridesOf } from '../../../resources/overrides';
import type { Settings } from '../../../resources/setting-values';
import { commandsHref, INPUT_KEYS, monitorHref, pages, searchHref } from '../../../shell/pages';
import { writeQuery } from '../../../kernel/page/query-string';
import type { Server } from '../../backup/present';
import { collectValues, type ValueRow } from '../../webhooks/uses';
import { fingerprint, type Problem, type ProblemKind } from '../problems';

/** What can be wrong, in the order of the page. */
export const problemKinds: readonly ProblemKind[] = [
  'noWebhook',
  'oddWebhook',
  'repeated',
  'noServers',
  'monitorSetup',
  'inputsOff',
  'shadowed',
  'denied',
  'renewal',
  'draft',
];

/** A problem with where it is mended. */
export interface LocatedProblem extends Problem {
  readonly href: string;
  /** What else it is about: the other redirects, a region, a server. */
  readonly others: readonly string[];
}

/** What the page has loaded, and read after it was asked to. */
export interface LoadedFacts {
  readonly settings: Settings | null;
  readonly redirects: readonly Redirect[];
  /** The monitors that were read, by their uuids. */
  readonly details: ReadonlyMap<string, MonitorDetail>;
  readonly servers: readonly Server[];
  readonly brandWords: readonly string[];
}

/** The places that use what does not look like a webhook. That of the settings is known anyway. */
const oddUses = ({ value, uses, problems }: ValueRow): readonly LocatedProblem[] =>
  problems.includes('odd')
    ? uses
        .filter(({ kind }) => kind !== 'settings')
        .map(({ id, name, detail, href }): LocatedProblem => ({
          kind: 'oddWebhook',
          key: id,
          name,
          others: detail === '' ? [] : [detail],
          fact: fingerprint(value),
          href,
        }))
    : [];

const repeatedWebhook = ({ id, uses, problems }: ValueRow): readonly LocatedProblem[] =>
  problems.includes('repeated')
    ? [
        {
          kind: 'repeated',
          key: fingerprint(id),
          name: uses[0]?.name ?? '',
          others: [...new Set(uses.map(({ name }) => name))].slice(1),
          fact: fingerprint(uses.map((use) => `${use.id} ${use.isActive}`).join('\n')),
          href: `${pages.webhooks.path}${writeQuery('', { filter: 'repeated' })}`,
        },
      ]
    : [];

/** The words of a keyword, without regard to case and spaces. */
const wordsOf = (keyword: string): readonly string[] =>
  keyword
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

/** Runs of words within a keyword, itself included: “air max”, “air”, “max”. */
function* runsOf(words: readonly string[]): Generator<string> {
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= words.length; to += 1) yield words.slice(from, to).join(' ');
  }
}

/** The most words of a keyword that are compared: a longer one has too many runs. */
const MAX_WORDS = 12;

/**
 * Active redirects that another one of their type may keep from being used: one with the same keyword, or with a part
 * of its words. Which one is used is up to the server.
 */
export function shadowedRedirects(redirects: readonly Redirect[]): readonly LocatedProblem[] {
  const active = redirects.filter(({ active: isActive }) => isActive);
  const byKeyword = new Map<string, Redirect[]>();
  for (const redirect of active) {
    const key = `${redirect.type}\n${wordsOf(redirect.keyword).join(' ')}`;
    byKeyword.set(key, [...(byKeyword.get(key) ?? []), redirect]);
  }
  return active.flatMap((redirect): LocatedProblem[] => {
    const words = wordsOf(redirect.keyword).slice(0, MAX_WORDS);
    // A SKU is one word for this.
    const runs = redirect.type === 'Name' ? [...runsOf(words)] : [words.join(' ')];
    const others = [...new Set(runs)]
      .flatMap((run) => byKeyword.get(`${redirect.type}\n${run}`) ?? [])
      .filter(({ id }) => id !== redirect.id);
    const [other] = others;
    if (other === undefined) return [];
    return [
      {
        kind: 'shadowed',
        key: String(redirect.id),
        name: redirect.keyword,
        others: others.map(({ keyword }) => keyword),
        fact: fingerprint([redirect, ...others].map(({ id, keyword }) => `${id} ${keyword}`).join('\n')),
        href: searchHref(pages.redirects, other.keyword),
      },
    ];
  });
}

const withAllOff = (uuid: string, { data, inputs }: MonitorDetail): readonly LocatedProblem[] =>
  inputs.length > 0 && inputs.every(({ active }) => active === false)
    ? [
        {
          kind: 'inputsOff',
          key: uuid,
          name: data.monitor_name || uuid,
          others: [],
          fact: fingerprint(inputs.map(({ id }) => id).join('\n')),
          href: monitorHref(uuid, writeQuery('', { [`${INPUT_KEYS}filter`]: 'disabled' })),
        },
      ]
    : [];

/** Without the roles, members and channels of a server, which would be three more calls, only @everyone is known. */
const noIds = mapKinds((): readonly string[] => []);

const deniedCommands = ({ guild, commands }: Server): readonly LocatedProblem[] =>
  commands.flatMap((command): LocatedProblem[] => {
    const overrides = overridesOf(command);
    if (!isCustomized(overrides) || !deniesEveryone(overrides, { guildId: guild.id, ids: noIds })) return [];
    return [
      {
        kind: 'denied',
        key: `${guild.id}:${command.id}`,
        name: command.name,
        others: [guild.name || guild.id],
        fact: fingerprint(JSON.stringify(overrides)),
        href: commandsHref(guild.id, command.name),
      },
    ];
  });

/** The problems that follow from what the page loads and reads. */
export function loadedProblems({
  settings,
  redirects,
  details,
  servers,
  brandWords,
}: LoadedFacts): readonly LocatedProblem[] {
  const webhooks = collectValues('webhook', { settings, redirects, details, brandWords });
  return [
    ...webhooks.flatMap(oddUses),
    ...webhooks.flatMap(repeatedWebhook),
    ...[...details].flatMap(([uuid, detail]) => withAllOff(uuid, detail)),
    ...shadowedRedirects(redirects),
    ...servers.flatMap(deniedCommands),
  ];
}

/** Where a problem is mended that follows from what pages load anyway. */
export function locate(problem: Problem): LocatedProblem {
  const { kind, key } = problem;
  const href =
    kind === 'monitorSetup'
      ? monitorHref(key)
      : kind === 'draft'
        ? pages.drafts.path
        : kind === 'renewal'
          ? pages.payment.path
          : pages.settings.path;
  return { ...problem, href, others: [] };
}
