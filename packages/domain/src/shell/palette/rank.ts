import { type Matcher, tier } from './match';
import { scoreOf, type SourceIndex } from './source-index';

/** An entry that matches, by its index. The higher `order` is, the earlier it comes. */
export interface Hit {
  readonly at: number;
  readonly order: number;
}

export interface Best {
  /** The best first. */
  readonly hits: readonly Hit[];
  /** How many entries contain every word of the query, which is the rule of the pages' lists. */
  readonly plain: number;
}

/** The rank of used entries, by their index. */
export type Ranks = ReadonlyMap<number, number>;
export const noRanks: Ranks = new Map();

const TIER = 1_000_000;
const RANK = 10_000;
const BONUS = 100;
const LONGEST = 99;

/** The tier of an order, for comparing groups. */
export const tierOf = (order: number): number => order / TIER;

/**
 * The best entries for a query: by the tier of the match, then by use, then by how many whole words match, then the
 * shortest label. Equal ones keep their order.
 */
export function bestOf(index: SourceIndex, matcher: Matcher, ranks: Ranks, limit: number): Best {
  const hits: Hit[] = [];
  let plain = 0;
  const count = index.entries.length;
  for (let at = 0; at < count; at += 1) {
    const score = scoreOf(index, at, matcher);
    if (score === 0) continue;
    if (score >= tier.inside * 100) plain += 1;
    const length = Math.min(index.labels[at]?.length ?? 0, LONGEST);
    const order =
      Math.floor(score / 100) * TIER + (ranks.get(at) ?? 0) * RANK + (score % 100) * BONUS + LONGEST - length;
    if (hits.length === limit && order <= (hits[limit - 1]?.order ?? 0)) continue;
    if (hits.length === limit) hits.pop();
    let position = hits.length;
    while (position > 0 && (hits[position - 1]?.order ?? 0) < order) position -= 1;
    hits.splice(position, 0, { at, order });
  }
  return { hits, plain };
}
