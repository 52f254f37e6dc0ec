import type { MonitorInput } from '../../contract/calls/inputs';
import type { MonitorDetail } from '../../contract/calls/monitor-detail';
import { formOf, linkKey } from '../../resources/input-form';
import { regionLabel } from '../../resources/region-labels';
import { monitorHref, pages, searchHref } from '../../shell/pages';
import type { Redirect } from '../../contract/calls/redirects';
import type { Settings } from '../../resources/setting-values';
import { isWebhookUrl } from '../../kernel/hints';
import { readLink } from '../../kernel/pasted';
import { t } from './text.en';

/** What is looked for in the settings, the redirects and the monitors. Only webhooks are outside of inputs. */
export type ValueKind = 'webhook' | 'link';

/** One use of a value. */
export interface Use {
  /** `redirect:7`, `region:<uuid>:EU`; unique. */
  readonly id: string;
  readonly kind: 'settings' | 'redirect' | 'region' | 'input';
  /** “Settings”, the keyword, or the monitor's name. */
  readonly name: string;
  /** The region, or the input's link; '' without. */
  readonly detail: string;
  readonly href: string;
  /** Whether notifications are sent there now. */
  readonly isActive: boolean;
  /** As it is written there. */
  readonly value: string;
}

/**
 * Why a webhook deserves a look: `odd` does not look like a webhook; `variants` is written in different ways; `repeated`
 * gets the same notification more than once; `inactive` is used only where nothing is sent.
 */
export type WebhookProblem = 'odd' | 'variants' | 'repeated' | 'inactive';

/** A value and everything that uses it. */
export interface ValueRow {
  readonly id: string;
  readonly value: string;
  readonly uses: readonly Use[];
  /** Only of webhooks. */
  readonly problems: readonly WebhookProblem[];
}

/** What is known: `details` has the monitors that were read. */
export interface Sources {
  readonly settings: Settings | null;
  readonly redirects: readonly Redirect[];
  readonly details: ReadonlyMap<string, MonitorDetail>;
  readonly brandWords: readonly string[];
}

/** The same for each way to write a webhook: other hosts, API versions, cases of the host and queries but its thread. */
function webhookIdentity(text: string): string {
  const found = isWebhookUrl(text) ? /webhooks\/(\d+)\/([\w-]+)/i.exec(text) : null;
  if (found === null) return text;
  const thread = /[?&]thread_id=(\d+)/.exec(text)?.[1];
  return [found[1], found[2], ...(thread === undefined ? [] : [thread])].join('/');
}

/** The same for each way to write a value. */
export function identityOf(kind: ValueKind, value: string): string {
  return kind === 'webhook' ? webhookIdentity(readLink(value)) : linkKey(value);
}

/** The field of an input's form that has values of a kind. */
export const inputFieldOf = (kind: ValueKind) => (kind === 'webhook' ? 'specialWebhook' : 'link');

/** The value that an input has, as its form shows it. */
export const valueOfInput = (kind: ValueKind, input: MonitorInput): string =>
  formOf(input)[inputFieldOf(kind)];

function usesOfMonitor(
  kind: ValueKind,
  uuid: string,
  { data, webhooks, inputs }: MonitorDetail,
  brandWords: readonly string[],
): readonly Use[] {
  const name = data.monitor_name || uuid;
  const href = monitorHref(uuid);
  const regions = kind === 'webhook' ? (webhooks ?? []) : [];
  return [
    ...regions.map(({ region, webhook_url }): Use => ({
      id: `region:${uuid}:${region}`,
      kind: 'region',
      name,
      detail: regionLabel(region, brandWords),
      href,
      isActive: true,
      value: webhook_url ?? '',
    })),
    ...inputs.map((input): Use => ({
      id: `input:${uuid}:${input.id}`,
      kind: 'input',
      name,
      detail: input.link,
      href,
      isActive: input.active !== false,
      value: valueOfInput(kind, input),
    })),
  ];
}

/** Webhooks outside of the monitors. */
const usesOfAccount = ({ settings, redirects }: Sources): readonly Use[] => [
  {
    id: 'settings',
    kind: 'settings',
    name: t('settings'),
    detail: '',
    href: pages.settings.path,
    isActive: true,
    value: settings?.webhookUrl ?? '',
  },
  ...redirects.map(({ id, keyword, type, active, webhook }): Use => ({
    id: `redirect:${id}`,
    kind: 'redirect',
    name: keyword,
    detail: type,
    href: searchHref(pages.redirects, keyword),
    isActive: active,
    value: webhook,
  })),
];

const usesOf = (kind: ValueKind, sources: Sources): readonly Use[] =>
  [
    ...(kind === 'webhook' ? usesOfAccount(sources) : []),
    ...[...sources.details].flatMap(([uuid, detail]) =>
      usesOfMonitor(kind, uuid, detail, sources.brandWords),
    ),
  ].filter(({ value }) => value.trim() !== '');

/** Two active redirects of one keyword and type, or two regions of one monitor, post the same notification twice. */
function isRepeated(uses: readonly Use[]): boolean {
  const keys = uses.flatMap(({ kind, name, detail, href, isActive }) => {
    if (!isActive) return [];
    if (kind === 'redirect') return [`redirect\n${name.trim().toLowerCase()}\n${detail}`];
    return kind === 'region' ? [`region\n${href}`] : [];
  });
  return new Set(keys).size < keys.length;
}

function problemsOf(url: string, uses: readonly Use[]): readonly WebhookProblem[] {
  const found: Readonly<Record<WebhookProblem, boolean>> = {
    odd: !isWebhookUrl(url),
    variants: new Set(uses.map((use) => use.value.trim())).size > 1,
    repeated: isRepeated(uses),
    inactive: uses.every(({ isActive }) => !isActive),
  };
  return (Object.keys(found) as WebhookProblem[]).filter((problem) => found[problem]);
}

/** Every value of a kind with its uses, those with problems first, then the most used ones. */
export function collectValues(kind: ValueKind, sources: Sources): readonly ValueRow[] {
  const byIdentity = new Map<string, Use[]>();
  for (const use of usesOf(kind, sources)) {
    const id = identityOf(kind, use.value);
    const uses = byIdentity.get(id);
    if (uses === undefined) byIdentity.set(id, [use]);
    else uses.push(use);
  }
  return [...byIdentity]
    .map(([id, uses]): ValueRow => {
      const value = uses[0]?.value.trim() ?? '';
      return { id, value, uses, problems: kind === 'webhook' ? problemsOf(value, uses) : [] };
    })
    .toSorted(
      (a, b) =>
        Number(b.problems.length > 0) - Number(a.problems.length > 0) || b.uses.length - a.uses.length,
    );
}
