import { mergeFields, type GuardedField } from '../shared/guard';
import { withWireOf } from '../shared/http/wire';
import type { RegionWebhook } from './contract';

const rowsKey = Symbol('rows');

/** A monitor's webhooks with a field for each region, so that regions are merged one by one. */
export interface Regions {
  readonly [region: string]: string;
  /** The list that the regions stand in. */
  readonly [rowsKey]: readonly RegionWebhook[];
}

/** A region's address; one that was never set is empty. */
export const urlOf = ({ webhook_url }: RegionWebhook): string => webhook_url ?? '';

export const toRegions = (rows: readonly RegionWebhook[]): Regions => ({
  ...Object.fromEntries(rows.map((row) => [row.region, urlOf(row)])),
  [rowsKey]: rows,
});

/** The list with what the regions hold; what was not changed goes back as it came. */
export function toRows(regions: Regions): readonly RegionWebhook[] {
  const rows = regions[rowsKey];
  const known = new Set(rows.map(({ region }) => region));
  const added = Object.entries(regions).filter(([region]) => !known.has(region));
  return withWireOf(
    [
      ...rows.map((row) => {
        const url = regions[row.region] ?? '';
        return url === urlOf(row) ? row : { ...row, webhook_url: url };
      }),
      ...added.map(([region, webhook_url]) => ({ region, webhook_url })),
    ],
    rows,
  );
}

/** The fields of the guard: one region each. */
export const regionFields = (rows: readonly RegionWebhook[]): readonly GuardedField[] =>
  rows.map(({ region }) => ({ key: region, label: region, kind: 'value', isSecret: true }));

/** What was typed since a save was sent, over what the save has brought. */
export const rebaseRows = (
  sent: readonly RegionWebhook[],
  typed: readonly RegionWebhook[],
  written: readonly RegionWebhook[],
): readonly RegionWebhook[] => {
  const { value, conflicts } = mergeFields(
    toRegions(sent),
    toRegions(typed),
    toRegions(written),
    regionFields(sent),
  );
  const mine = conflicts.map(({ field, mine: url }) => [field.key, String(url)] as const);
  return toRows({ ...value, ...Object.fromEntries(mine), [rowsKey]: value[rowsKey] });
};
