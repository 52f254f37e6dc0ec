import type { MonitorDetail } from '../../contract/calls/monitor-detail';
import { labelRegions, regionLabel } from '../../resources/region-labels';

const regionsOf = ({ webhooks }: MonitorDetail): readonly string[] =>
  (webhooks ?? []).map(({ region }) => region);

/**
 * Finds the region of a target that is the same as one of the source: by its value, or by its label, because the value
 * may contain the shop's name (`EU-Nike`, `EU-Kith`). A label that two regions share says nothing.
 */
export function createRegionMatcher(
  source: MonitorDetail,
  target: MonitorDetail,
  brandWords: readonly string[],
): (region: string) => string | null {
  const theirs = labelRegions(regionsOf(target), brandWords);
  const ours = new Map(
    labelRegions(regionsOf(source), brandWords).map(({ region, label }) => [region, label]),
  );
  return (region) => {
    if (theirs.some((other) => other.region === region)) return region;
    const label = ours.get(region) ?? regionLabel(region, brandWords);
    return theirs.find((other) => other.label === label)?.region ?? null;
  };
}
