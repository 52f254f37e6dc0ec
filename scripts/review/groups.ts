import type { Recoloring } from './cause.ts';
import type { Change } from './changes.ts';

/** Changes with one cause, which can be decided together. */
export interface Group {
  readonly id: string;
  /** In a few words: “#3845C9 → #2C38A8”. */
  readonly title: string;
  /** In a sentence, which rule put the changes together. */
  readonly reason: string;
  readonly recolorings: readonly Recoloring[];
  /** Names of screenshots. */
  readonly names: readonly string[];
}

type Cause = Omit<Group, 'names'>;

export const hex = (color: number): string => `#${color.toString(16).padStart(6, '0').toUpperCase()}`;

/** `screens-settings` → `screens / settings`. */
export const componentTitle = (component: string): string => component.replace('-', ' / ');

const growth = (value: number, more: string, less: string): string[] =>
  value === 0 ? [] : [`${Math.abs(value)} px ${value > 0 ? more : less}`];

function causeOf(change: Change, sharedParts: ReadonlySet<string>): Cause {
  const { component, comparison, after } = change;
  const title = componentTitle(component);
  const none: readonly Recoloring[] = [];
  if (comparison === null) {
    return after === null
      ? {
          id: `deleted ${component}`,
          title: `${title}: deleted`,
          reason: 'Screenshots of this component that are no longer taken.',
          recolorings: none,
        }
      : {
          id: `new ${component}`,
          title: `${title}: new`,
          reason: 'Screenshots of this component that have no approved version.',
          recolorings: none,
        };
  }
  const { recolorings, grown, part, box } = comparison;
  if (recolorings.length > 0) {
    const colors = recolorings.map(({ from, to }) => `${hex(from)} → ${hex(to)}`).join(', ');
    return {
      id: `color ${colors}`,
      title: colors,
      reason: 'Only these colors changed; every shape and text is in its place.',
      recolorings,
    };
  }
  const size = [...growth(grown.height, 'taller', 'shorter'), ...growth(grown.width, 'wider', 'narrower')];
  if (size.length > 0) {
    return {
      id: `size ${component} ${size.join()}`,
      title: `${title}: ${size.join(', ')}`,
      reason: 'Screenshots of this component changed their size by the same number of pixels.',
      recolorings: none,
    };
  }
  if (sharedParts.has(part)) {
    const dimensions = `${box.right - box.left} × ${box.bottom - box.top} px`;
    return {
      id: `part ${part}`,
      title: `The same ${dimensions}`,
      reason: 'The changed part has the same pixels in each of these, before and after.',
      recolorings: none,
    };
  }
  return {
    id: `content ${component}`,
    title: `${title}: layout or content`,
    reason: 'Screenshots of one component that changed in more than color and kept their size.',
    recolorings: none,
  };
}

/** The parts that changed in the same way in more than one screenshot. */
function sharedPartsIn(changes: readonly Change[]): ReadonlySet<string> {
  const parts = changes.flatMap(({ comparison }) => comparison?.part ?? []);
  return new Set(parts.filter((part, index) => parts.indexOf(part) !== index));
}

/**
 * Groups changes by their cause, the largest group first. The first rule that applies decides:
 *
 * 1. The same colors changed and nothing else did: a token, over all components.
 * 2. The size of a component's screenshots changed by the same number of pixels.
 * 3. The box around what changed has the same pixels before and after: an icon or a control that many screens show.
 * 4. The rest by component. New and deleted screenshots have groups per component too.
 *
 * A group is a suggestion for what to look at together. Light and dark are different colors and so different groups.
 */
export function groupByCause(changes: readonly Change[]): readonly Group[] {
  const sharedParts = sharedPartsIn(changes);
  const groups = new Map<string, { cause: Cause; names: string[] }>();
  for (const change of changes) {
    const cause = causeOf(change, sharedParts);
    const group = groups.get(cause.id) ?? { cause, names: [] };
    group.names.push(change.name);
    groups.set(cause.id, group);
  }
  return [...groups.values()]
    .map(({ cause, names }): Group => Object.assign(cause, { names }))
    .toSorted((a, b) => b.names.length - a.names.length || (a.title < b.title ? -1 : 1));
}
