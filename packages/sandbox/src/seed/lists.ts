import type { KeywordList, ProxyList, Redirect } from '@dropdeck/domain/contract';
import type { Random } from '../random.ts';
import { keywordThemes, proxyThemes, releases } from './catalogue.ts';

/** A webhook URL in the chat platform's format, with a random id and token. */
export const webhookUrl = (random: Random): string =>
  `https://discord.com/api/webhooks/${random.digits(19)}/${random.text(68)}`;

const numbered = (name: string, index: number, length: number): string =>
  index < length ? name : `${name} ${Math.floor(index / length) + 1}`;

export const seedKeywordLists = (count: number): KeywordList[] =>
  Array.from({ length: count }, (_, index) => {
    const [name, keywords] = keywordThemes[index % keywordThemes.length] ?? keywordThemes[0];
    return { id: 11 + index, name: numbered(name, index, keywordThemes.length), keywords: [...keywords] };
  });

export const seedProxyLists = (random: Random, count: number): ProxyList[] =>
  Array.from({ length: count }, (_, index) => {
    const name = proxyThemes[index % proxyThemes.length] ?? proxyThemes[0];
    const line = (): string =>
      // 192.0.2.0/24 is reserved for documentation.
      `192.0.2.${random.int(1, 254)}:${random.int(20_000, 40_000)}:user${random.int(100, 999)}:${random.text(10)}`;
    return {
      // String ids, unlike the keyword lists' numeric ones: the client must send either type back unchanged.
      id: `px-${index + 1}`,
      name: numbered(name, index, proxyThemes.length),
      proxies: Array.from({ length: random.int(4, 12) }, line).join('\n'),
    };
  });

export const seedRedirects = (random: Random, count: number): Redirect[] =>
  Array.from({ length: count }, (_, index) => {
    const [name, sku] = releases[index % releases.length] ?? releases[0];
    const type = random.chance(0.4) ? 'SKU' : 'Name';
    return {
      id: 501 + index,
      keyword: type === 'SKU' ? sku : name.toLowerCase(),
      webhook: webhookUrl(random),
      type,
      active: random.chance(0.75),
    };
  });
