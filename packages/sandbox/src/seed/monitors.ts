import type {
  CustomerRecord,
  GraphPoint,
  KeywordList,
  MonitorInput,
  ProxyList,
} from '@dropdeck/domain/contract';
import type { Scale } from '../accounts.ts';
import { createRandom, lazy, type Random } from '../random.ts';
import type { MonitorRecord, MonitorState } from '../backend.ts';
import { markets, releases, shops, sites } from './catalogue.ts';
import { webhookUrl } from './lists.ts';

export interface MonitorSources {
  readonly seed: string;
  readonly scale: Scale;
  readonly customers: () => CustomerRecord[];
  readonly keywordLists: () => KeywordList[];
  readonly proxyLists: () => ProxyList[];
}

/** The region of a webhook, from the market and the site's brand: `EU-Nike`. */
export const regionOf = (market: string, site: string): string => `${market}-${site.split(' ')[0] ?? site}`;

const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

function seedInputs(random: Random, count: number, regions: readonly string[]): MonitorInput[] {
  return Array.from({ length: count }, (_, index) => {
    const [name, sku] = random.pick(releases);
    const from = random.int(36, 44);
    return {
      id: 9_001 + index,
      // The number makes links unique, because a duplicate gets 409.
      link: random.chance(0.3) ? `${sku}-${index + 1}` : `${random.pick(shops)}${slug(name)}-${index + 1}`,
      sizeRange: random.chance(0.5) ? '36-50' : `${from}-${random.int(from, 50)}`,
      specialWebhook: random.chance(0.15) ? webhookUrl(random) : '',
      region: random.chance(0.5) ? 'all' : (regions[random.int(0, regions.length - 1)] ?? 'all'),
      note: random.chance(0.3) ? name : '',
      ...(random.chance(0.25) ? { priceLimit: random.int(80, 320) } : {}),
      active: random.chance(0.8),
      private: random.chance(0.1),
      keywordId: null,
    };
  });
}

interface AgedPoint {
  /** Milliseconds from the point until now. */
  readonly age: number;
  readonly counts: GraphPoint['counts'];
}

/** Points five minutes apart, the last one now: mostly 200, with periods of 403. */
function seedGraph(random: Random, count: number): AgedPoint[] {
  let blocked = 0;
  return Array.from({ length: count }, (_, index) => {
    blocked = random.chance(0.03) ? random.int(3, 14) : Math.max(0, blocked - 1);
    const counts: Record<string, number> = { 200: blocked > 0 ? random.int(4, 30) : random.int(90, 140) };
    if (blocked > 0) counts[403] = random.int(40, 120);
    if (random.chance(0.2)) counts[404] = random.int(1, 9);
    if (random.chance(0.06)) counts[503] = random.int(1, 20);
    if (random.chance(0.04)) counts[429] = random.int(1, 12);
    return { age: (count - 1 - index) * 300_000, counts };
  });
}

function seedState(
  sources: MonitorSources,
  uuid: string,
  index: number,
  site: string,
  setUp: boolean,
): MonitorState {
  const { seed, scale } = sources;
  const random = createRandom(`${seed}/monitor/${uuid}`);
  const regions = markets
    .slice(0, index === 0 ? 4 : random.int(1, 4))
    .map((market) => regionOf(market, site));
  const webhooks = regions.map((region) => ({ region, webhook_url: setUp ? webhookUrl(random) : '' }));
  const [name, sku] = random.pick(releases);
  return {
    inputAllowed: index % 6 !== 5,
    exampleInputs: [`${random.pick(shops)}${slug(name)}`, sku, random.digits(13)],
    webhooks,
    inputs: setUp ? seedInputs(random, index === 0 ? scale.inputs : random.int(2, 9), regions) : [],
    onlyOwnInputs: random.chance(0.2),
    delay: random.pick([3, 5, 10, 10, 15, 30]),
    productId: index % 3 === 2 ? '6' : '5',
    proxyListId: String(sources.proxyLists()[0]?.id ?? '') || null,
    keywordListId: String(sources.keywordLists()[0]?.id ?? '') || null,
    customerIds: sources
      .customers()
      .filter(() => random.chance(0.3))
      .map(({ customer_id }) => customer_id),
  };
}

/** Creates the monitors of a bot. Their state is created on first use. */
export function seedMonitors(sources: MonitorSources): MonitorRecord[] {
  const { seed, scale } = sources;
  const random = createRandom(`${seed}/monitors`);
  return Array.from({ length: scale.monitors }, (_, index) => {
    const site = sites[index % sites.length] ?? sites[0];
    const round = Math.floor(index / sites.length);
    const market = markets[round % markets.length] ?? markets[0];
    const name = round === 0 ? site : `${site} ${market}${round < markets.length ? '' : ` ${round}`}`;
    const uuid = random.uuid();
    const status = random.pick(['active', 'active', 'active', 'active', 'blocked', 'offline']);
    const setUp = index % 7 !== 4;
    const points = lazy(() =>
      seedGraph(createRandom(`${seed}/graph/${uuid}`), index === 0 ? scale.graphPoints : 288),
    );
    return {
      item: {
        monitor_uuid: uuid,
        monitor_name: name,
        product_name: index % 3 === 2 ? 'Alternative' : 'Sneaker',
        monitor_type: index % 4 === 1 ? 'new' : 'product',
        status: index === 0 ? 'active' : status,
        not_setup: !setUp,
      },
      state: lazy(() => seedState(sources, uuid, index, site, setUp)),
      graph: (now) => points().map(({ age, counts }) => ({ time: now - age, counts })),
    };
  });
}
