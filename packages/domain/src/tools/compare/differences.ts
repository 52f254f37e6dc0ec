import type { MonitorDetail } from '../../contract/calls/monitor-detail';
import { formOf, linkKey } from '../../resources/input-form';
import type { MonitorInput } from '../../contract/calls/inputs';
import { inputFields } from '../../resources/fields';
import { changedValues } from '../../resources/values';
import { ALL_REGIONS, labelRegions } from '../../resources/region-labels';
import { createRegionMatcher } from '../apply-to/regions';
import { stateOf, type ComparedRow, type ComparedSection, type SectionName } from './rows';
import { compareSettings } from './settings';

const regionsOf = ({ webhooks }: MonitorDetail, brandWords: readonly string[]) =>
  labelRegions(
    (webhooks ?? []).map(({ region }) => region),
    brandWords,
  );

/** Regions are the same by value or by label, as when they are copied. */
function compareWebhooks(
  a: MonitorDetail,
  b: MonitorDetail,
  brandWords: readonly string[],
): readonly ComparedRow[] {
  const toB = createRegionMatcher(a, b, brandWords);
  const urlIn = ({ webhooks }: MonitorDetail, region: string | null): string | null => {
    const row = (webhooks ?? []).find((one) => one.region === region);
    return row === undefined ? null : (row.webhook_url ?? '');
  };
  const matched = new Set<string>();
  const ours = regionsOf(a, brandWords).map(({ region, label }) => {
    const theirs = toB(region);
    if (theirs !== null) matched.add(theirs);
    return { id: region, title: label, a: urlIn(a, region), b: urlIn(b, theirs) };
  });
  const theirs = regionsOf(b, brandWords)
    .filter(({ region }) => !matched.has(region))
    .map(({ region, label }) => ({ id: region, title: label, a: null, b: urlIn(b, region) }));
  return [...ours, ...theirs].map(({ id, title, ...urls }) => ({
    id,
    title,
    state: stateOf(urls.a, urls.b),
    values: [{ label: '', ...urls, isSecret: true }],
  }));
}

// The rows are the links, and the lists differ between monitors.
const fields = inputFields.filter(({ key }) => key !== 'link' && key !== 'keywordId');

const byLink = ({ inputs }: MonitorDetail): ReadonlyMap<string, MonitorInput> => {
  const found = new Map<string, MonitorInput>();
  // The server looks at the first of several inputs with the same link.
  for (const input of inputs) if (!found.has(linkKey(input.link))) found.set(linkKey(input.link), input);
  return found;
};

/** An input as it is shown; `regionOf` gives a region's value in the other monitor. */
function shownInput(input: MonitorInput, regionOf: (region: string) => string) {
  const { isPrivate, ...form } = formOf(input);
  const isEverywhere = form.region === ALL_REGIONS || form.region === '';
  return {
    ...form,
    region: isEverywhere ? form.region : regionOf(form.region),
    active: input.active === true,
    private: isPrivate,
  };
}

function compareInputs(
  a: MonitorDetail,
  b: MonitorDetail,
  brandWords: readonly string[],
): readonly ComparedRow[] {
  const toB = createRegionMatcher(a, b, brandWords);
  const [ours, theirs] = [byLink(a), byLink(b)];
  const keys = new Set([...ours.keys(), ...theirs.keys()]);
  return [...keys].map((id): ComparedRow => {
    const [inA, inB] = [ours.get(id), theirs.get(id)];
    const title = (inA ?? inB)?.link ?? id;
    if (inA === undefined || inB === undefined) {
      return { id, title, state: inB === undefined ? 'only-a' : 'only-b', values: [] };
    }
    const before = shownInput(inA, (region) => toB(region) ?? region);
    const after = shownInput(inB, (region) => region);
    const changes = changedValues(fields, before, after);
    return {
      id,
      title,
      state: changes.length === 0 ? 'same' : 'different',
      values: changes.map(({ label, before: a, after: b, isSecret }) =>
        isSecret === true ? { label, a, b, isSecret } : { label, a, b },
      ),
    };
  });
}

function compareExamples(a: MonitorDetail, b: MonitorDetail): readonly ComparedRow[] {
  const [ours, theirs] = [a, b].map(({ data }) => new Set(data.example_inputs ?? []));
  return [...new Set([...(ours ?? []), ...(theirs ?? [])])].map((text) => ({
    id: text,
    title: text,
    state: stateOf(ours?.has(text) === true ? text : null, theirs?.has(text) === true ? text : null),
    values: [],
  }));
}

/** Everything of two monitors, section by section, in the order of a monitor's page. */
export function compareMonitors(
  a: MonitorDetail,
  b: MonitorDetail,
  { isDeveloper, brandWords }: { readonly isDeveloper: boolean; readonly brandWords: readonly string[] },
): readonly ComparedSection[] {
  const sections: readonly (readonly [SectionName, readonly ComparedRow[]])[] = [
    ['settings', compareSettings(a, b, isDeveloper)],
    ['webhooks', compareWebhooks(a, b, brandWords)],
    ['inputs', compareInputs(a, b, brandWords)],
    ['examples', compareExamples(a, b)],
  ];
  return sections.map(([name, rows]) => ({
    name,
    rows,
    different: rows.filter(({ state }) => state !== 'same').length,
  }));
}
