import type { MonitorDetail } from '../../contract/calls/monitor-detail';
import { regionLabel } from '../../resources/region-labels';
import { monitorHref, pages, searchHref } from '../../shell/pages';
import type { Redirect } from '../../contract/calls/redirects';
import type { Settings } from '../../resources/setting-values';
import { isWebhookUrl } from '../../kernel/hints';
import { t } from './text.en';

/** What a webhook is used by. */
export type UseKind = 'settings' | 'redirect' | 'region' | 'input';

/** One use of a webhook. */
export interface WebhookUse {
  /** `redirect:7`, `region:<uuid>:EU`; unique. */
  readonly id: string;
  readonly kind: UseKind;
  /** “Settings”, the keyword, or the monitor's name. */
  readonly name: string;
  /** The region, or the input's link; '' without. */
  readonly detail: string;
  readonly href: string;
  /** Whether notifications are sent there now. */
  readonly isActive: boolean;
  /** As it is written there. */
  readonly url: string;
}

/**
 * Why a webhook deserves a look: `odd` does not look like a webhook; `variants` is written in different ways; `repeated`
 * gets the same notification more than once; `inactive` is used only where nothing is sent.
 */
export type WebhookProblem = 'odd' | 'variants' | 'repeated' | 'inactive';

/** A webhook and everything that uses it. */
export interface WebhookRow {
  readonly id: string;
  readonly url: string;
  readonly uses: readonly WebhookUse[];
  readonly problems: readonly WebhookProblem[];
}

/** What is known: `details` has the scanned monitors. */
export interface WebhookSources {
  readonly settings: Settings | null;
  readonly redirects: readonly Redirect[];
  readonly details: ReadonlyMap<string, MonitorDetail>;
  readonly brandWords: readonly string[];
}

/** The same for each way to write a webhook: other hosts, API versions, cases of the host and queries. */
export function identityOf(url: string): string {
  const text = url.trim();
  const found = isWebhookUrl(text) ? /webhooks\/(\d+)\/([\w-]+)/i.exec(text) : null;
  return found === null ? text : `${found[1]}/${found[2]}`;
}

function usesOfMonitor(
  uuid: string,
  { data, webhooks, inputs }: MonitorDetail,
  brandWords: readonly string[],
): readonly WebhookUse[] {
  const name = data.monitor_name || uuid;
  const href = monitorHref(uuid);
  return [
    ...(webhooks ?? []).map(({ region, webhook_url }): WebhookUse => ({
      id: `region:${uuid}:${region}`,
      kind: 'region',
      name,
      detail: regionLabel(region, brandWords),
      href,
      isActive: true,
      url: webhook_url ?? '',
    })),
    ...inputs.map(({ id, link, specialWebhook, active }): WebhookUse => ({
      id: `input:${uuid}:${id}`,
      kind: 'input',
      name,
      detail: link,
      href,
      isActive: active !== false,
      url: specialWebhook ?? '',
    })),
  ];
}

function usesOf({ settings, redirects, details, brandWords }: WebhookSources): readonly WebhookUse[] {
  return [
    {
      id: 'settings',
      kind: 'settings' as const,
      name: t('settings'),
      detail: '',
      href: pages.settings.path,
      isActive: true,
      url: settings?.webhookUrl ?? '',
    },
    ...redirects.map(({ id, keyword, type, active, webhook }): WebhookUse => ({
      id: `redirect:${id}`,
      kind: 'redirect',
      name: keyword,
      detail: type,
      href: searchHref(pages.redirects, keyword),
      isActive: active,
      url: webhook,
    })),
    ...[...details].flatMap(([uuid, detail]) => usesOfMonitor(uuid, detail, brandWords)),
  ].filter(({ url }) => url.trim() !== '');
}

/** Two active redirects of one keyword and type, or two regions of one monitor, post the same notification twice. */
function isRepeated(uses: readonly WebhookUse[]): boolean {
  const keys = uses.flatMap(({ kind, name, detail, href, isActive }) => {
    if (!isActive) return [];
    if (kind === 'redirect') return [`redirect\n${name.trim().toLowerCase()}\n${detail}`];
    return kind === 'region' ? [`region\n${href}`] : [];
  });
  return new Set(keys).size < keys.length;
}

function problemsOf(url: string, uses: readonly WebhookUse[]): readonly WebhookProblem[] {
  const found: Readonly<Record<WebhookProblem, boolean>> = {
    odd: !isWebhookUrl(url),
    variants: new Set(uses.map((use) => use.url.trim())).size > 1,
    repeated: isRepeated(uses),
    inactive: uses.every(({ isActive }) => !isActive),
  };
  return (Object.keys(found) as WebhookProblem[]).filter((problem) => found[problem]);
}

/** Every webhook with its uses, those with problems first, then the most used ones. */
export function collectWebhooks(sources: WebhookSources): readonly WebhookRow[] {
  const byIdentity = new Map<string, WebhookUse[]>();
  for (const use of usesOf(sources)) {
    const id = identityOf(use.url);
    const uses = byIdentity.get(id);
    if (uses === undefined) byIdentity.set(id, [use]);
    else uses.push(use);
  }
  return [...byIdentity]
    .map(([id, uses]): WebhookRow => {
      const url = uses[0]?.url.trim() ?? '';
      return { id, url, uses, problems: problemsOf(url, uses) };
    })
    .toSorted(
      (a, b) =>
        Number(b.problems.length > 0) - Number(a.problems.length > 0) || b.uses.length - a.uses.length,
    );
}
