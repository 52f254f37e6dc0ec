import {
  noChoice,
  partsFor,
  regionsWithWebhook,
  type FleetContext,
  type MonitorFacts,
} from '../apply-to/choice';
import { planMonitor } from '../apply-to/plan';
import { createRegionMatcher } from '../apply-to/regions';
import type { MonitorStep } from '../../resources';
import { linkKey } from '../../resources/input-form';
import type { SectionName, Side } from './rows';
import { settingParts } from './settings';

/** What is copied to a side: a row of a section, or without `id` everything of the section that differs. */
export interface CopyRequest {
  readonly to: Side;
  readonly section: SectionName;
  readonly id?: string;
}

type CopyContext = Omit<FleetContext, 'inputIds'>;

/** The source with nothing of a section but one row. */
function narrowed(source: MonitorFacts, { section, id }: CopyRequest): MonitorFacts {
  const { detail } = source;
  if (id === undefined || section === 'settings' || section === 'webhooks') return source;
  const inputs = detail.inputs.filter(({ link }) => section !== 'inputs' || linkKey(link) === id);
  const data = section === 'examples' ? { ...detail.data, example_inputs: [id] } : detail.data;
  return { ...source, detail: { ...detail, data, inputs } };
}

/** Whether a person may copy a section's rows. */
export const canCopy = (section: SectionName, isDeveloper: boolean): boolean =>
  section === 'settings' || partsFor(isDeveloper).includes(section);

/**
 * The steps that copy a row or a section from one monitor to the other. They add what is missing and change what
 * differs; nothing is deleted.
 */
export function planCopy(
  source: MonitorFacts,
  target: MonitorFacts,
  request: CopyRequest,
  context: CopyContext,
): readonly MonitorStep[] {
  const { section, id, to } = request;
  const parts =
    section === 'settings'
      ? settingParts(context.isDeveloper).filter((part) => id === undefined || part === id)
      : [section];
  // A region's row has the value of monitor A, if both have it.
  const regionOf = to === 'a' ? createRegionMatcher(target.detail, source.detail, context.brandWords) : null;
  const region = id === undefined ? null : (regionOf?.(id) ?? id);
  const choice = {
    ...noChoice,
    parts,
    regions: regionsWithWebhook(source.detail).filter((one) => region === null || one === region),
    modes: { ...noChoice.modes, inputs: 'replace' as const },
  };
  return planMonitor(narrowed(source, request), target, choice, {
    ...context,
    inputIds: { shown: [], selected: [] },
  }).filter(({ write }) => write?.part !== 'inputs-delete');
}
