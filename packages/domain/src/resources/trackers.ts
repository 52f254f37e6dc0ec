/** Parameters that say where a click came from. Never `ref`, which some shops need. */
const tracker =
  /^(?:utm_[a-z_]+|(?:[dgy]|fb|tt|tw|irc?)cl(?:ick)?id|msclkid|[gw]braid|gad_(?:source|campaignid)|srsltid|igsh(?:id)?|epik|li_fat_id|mc_[ce]id|mkt_tok|cjevent|_hs(?:enc|mi))$/i;

/** A link without its trackers, and their names; `removed` is empty for what has none. */
export interface CleanLink {
  readonly link: string;
  readonly removed: readonly string[];
}

/** Strips trackers from a link. Everything else stays as typed, with what follows `#`. */
export function stripTrackers(link: string): CleanLink {
  const [, path = '', query = '', fragment = ''] =
    /^(\s*https?:\/\/[^?#]*)\?([^#]*)(#.*)?$/is.exec(link) ?? [];
  const removed: string[] = [];
  const kept = query.split('&').filter((parameter) => {
    const name = parameter.split('=')[0] ?? '';
    if (!tracker.test(name)) return true;
    removed.push(name);
    return false;
  });
  if (removed.length === 0) return { link, removed };
  return { link: `${path}${kept.length === 0 ? '' : `?${kept.join('&')}`}${fragment}`, removed };
}
