import type { Command, Guild } from '../../contract/calls/commands';
import { overridesOf, targetKinds } from '../../resources/overrides';
import type { KeywordList } from '../../contract/calls/keywords';
import type { MonitorDetail, SettingOptions } from '../../contract/calls/monitor-detail';
import type { MonitorInput } from '../../contract/calls/inputs';
import type { MonitorListItem } from '../../contract/calls/monitors';
import type { ProxyList } from '../../contract/calls/proxies';
import type { Redirect } from '../../contract/calls/redirects';
import type { Settings } from '../../resources/setting-values';
import type {
  BackupArrangement,
  BackupContent,
  BackupInput,
  BackupMonitor,
  BackupMonitorSettings,
  BackupServer,
} from './file';

/** The parts to choose from, in their order. */
export const backupParts = [
  'settings',
  'monitors',
  'redirects',
  'lists',
  'permissions',
  'arrangement',
] as const;
export type BackupPart = (typeof backupParts)[number];

/** A server with its commands. */
export interface Server {
  readonly guild: Guild;
  readonly commands: readonly Command[];
}

/** What the server has now. A part that was not read is `null`. */
export interface Present {
  readonly settings: Settings | null;
  readonly redirects: readonly Redirect[] | null;
  readonly keywordLists: readonly KeywordList[] | null;
  readonly proxyLists: readonly ProxyList[] | null;
  /** By their uuids. */
  readonly monitors: ReadonlyMap<string, MonitorDetail> | null;
  readonly servers: readonly Server[] | null;
  /** The list of monitors, for what the person has put in order. */
  readonly listed: readonly MonitorListItem[] | null;
}

/** What the person has put in order in this browser. */
export interface Arrangement {
  readonly pins: ReadonlySet<string>;
}

export const nothingPresent: Present = {
  settings: null,
  redirects: null,
  keywordLists: null,
  proxyLists: null,
  monitors: null,
  servers: null,
  listed: null,
};

/** The options of a setting by id, with their names. */
export const optionNames = (options: SettingOptions | null | undefined): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(options ?? {}).map(([key, option]) =>
      typeof option === 'string' ? [key, option] : [String(option.id), option.name],
    ),
  );

export const inputOf = (input: MonitorInput, keywordLists: ReadonlyMap<string, string>): BackupInput => ({
  link: input.link,
  keywordList:
    input.keywordId === null || input.keywordId === undefined
      ? null
      : (keywordLists.get(String(input.keywordId)) ?? String(input.keywordId)),
  sizeRange: input.sizeRange ?? '',
  region: input.region ?? '',
  note: input.note ?? '',
  priceLimit: input.priceLimit ?? null,
  active: input.active !== false,
  private: input.private === true,
  specialWebhook: input.specialWebhook ?? '',
});

const monitorSettingsOf = ({ data, monitorSettings }: MonitorDetail): BackupMonitorSettings => ({
  delay: monitorSettings?.delay ?? null,
  inputsAllowed: data.input_allowed === true,
  proxyList: monitorSettings?.selectedProxyList?.name ?? null,
  product: monitorSettings?.selectedProduct?.name ?? null,
  keywordList: monitorSettings?.selectedKeywordList?.name ?? null,
  exampleInputs: [...(data.example_inputs ?? [])],
});

function monitorOf(uuid: string, detail: MonitorDetail, isDeveloper: boolean): BackupMonitor {
  const lists = optionNames(detail.monitorSettings?.keywordLists);
  return {
    uuid,
    name: detail.data.monitor_name,
    product: detail.data.product_name ?? '',
    ownProducts: detail.monitorOnlyOwnInputs === true,
    webhooks: (detail.webhooks ?? []).map(({ region, webhook_url }) => ({ region, url: webhook_url ?? '' })),
    inputs: detail.inputs.map((input) => inputOf(input, lists)),
    ...(isDeveloper ? { settings: monitorSettingsOf(detail) } : {}),
  };
}

const serverOf = ({ guild, commands }: Server): BackupServer => ({
  id: guild.id,
  name: guild.name,
  commands: commands.map((command) => {
    const overrides = overridesOf(command);
    const [channels = [], roles = [], members = []] = targetKinds.map((kind) =>
      overrides[kind].map(({ id, permission }) => ({ id, permission })),
    );
    return { id: String(command.id), name: command.name, channels, roles, members };
  }),
});

/** The pinned monitors in their order. Monitors that are not there any more are left out. */
function arrangementOf(
  listed: readonly MonitorListItem[],
  { pins }: Arrangement,
): readonly BackupArrangement[] {
  const byUuid = new Map(listed.map((monitor) => [monitor.monitor_uuid, monitor]));
  return [...pins].flatMap((uuid) => {
    const monitor = byUuid.get(uuid);
    if (monitor === undefined) return [];
    const { monitor_name: name, product_name } = monitor;
    return { uuid, name, product: product_name ?? '', pinned: true, tags: [] };
  });
}

/** The content of a backup, secrets included. */
export function contentOf(present: Present, isDeveloper: boolean, arrangement: Arrangement): BackupContent {
  const { settings, redirects, keywordLists, proxyLists, monitors, servers, listed } = present;
  return {
    settings: settings ? { ...settings, whitelistedServers: [...settings.whitelistedServers] } : undefined,
    redirects: redirects?.map(({ keyword, type, active, webhook }) => ({ keyword, type, active, webhook })),
    keywordLists: keywordLists?.map(({ name, keywords }) => ({ name, keywords: [...keywords] })),
    proxyLists: proxyLists?.map(({ name, proxies }) => ({ name, proxies })),
    monitors: monitors
      ? [...monitors].map(([uuid, detail]) => monitorOf(uuid, detail, isDeveloper))
      : undefined,
    permissions: servers?.map(serverOf),
    arrangement: listed ? [...arrangementOf(listed, arrangement)] : undefined,
  };
}
