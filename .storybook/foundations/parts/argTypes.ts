import { Bell, Pencil, Plus, Trash2 } from 'lucide-react';
import { createElement } from 'react';
import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';
import { Icon } from '../../../packages/design-system/src/primitives/Icon/Icon';

/** Longer types are truncated in the table and expand on a click. */
const SUMMARY_LENGTH = 60;

/** The icons to choose from where a prop takes one. */
const icons = { none: undefined, plus: Plus, pencil: Pencil, bell: Bell, trash: Trash2 };

const iconControl: Partial<StrictInputType> = {
  control: { type: 'select' },
  options: Object.keys(icons),
  mapping: Object.fromEntries(
    Object.entries(icons).map(([name, icon]) => [name, icon && createElement(Icon, { icon })]),
  ),
};

const elementTypes = /^(ReactNode|ReactElement|JSX\.Element|ComponentType|Ref(Object)?|RefObject)\b/;

/** `boolean | undefined` is shown as `boolean`: the missing asterisk marks the prop as optional. */
function withoutUndefined(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const members = type.value.filter(
    (member) => !(member.name === 'other' && ['undefined', 'null'].includes(member.value)),
  );
  const [first] = members;
  return members.length === 1 && first !== undefined ? first : { ...type, value: members };
}

/** The type as written in the source, if docgen provides it. */
const sourceOf = ({ type, table }: StrictInputType): string => {
  const own = type === undefined || typeof type === 'string' ? undefined : type.raw;
  return (own ?? table?.type?.summary ?? '')
    .replace(/\s*\|\s*undefined$/, '')
    .replace(/^\((.*=>.*)\)$/s, '$1');
};

/** Whether the JSON editor can edit a value: no elements, functions, sets or dates. */
function isPlainData(value: unknown): boolean {
  if (typeof value === 'function') return false;
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isPlainData);
  const isRecord = [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);
  return isRecord && !('$$typeof' in value) && Object.values(value).every(isPlainData);
}

function controlOf(name: string, type: SBType, source: string, value: unknown): Partial<StrictInputType> {
  if (source.includes('=>') && type.name !== 'object') return { type: { name: 'function' }, control: false };
  if (source === 'ReactNode' && name === 'icon') return iconControl;
  if (elementTypes.test(source)) return { control: typeof value === 'string' ? { type: 'text' } : false };
  if (['boolean', 'string', 'number', 'enum'].includes(type.name)) return { type };
  // A JSON editor only helps with plain data to start from.
  return value === undefined || value === null || !isPlainData(value) ? { control: false } : {};
}

function summaryOf(source: string): NonNullable<StrictInputType['table']>['type'] {
  if (source.length <= SUMMARY_LENGTH) return { summary: source };
  const summary = source.includes('=>') ? 'function' : `${source.slice(0, SUMMARY_LENGTH - 1).trimEnd()}…`;
  return { summary, detail: source };
}

/**
 * Gives each prop a suitable control, or none. Storybook infers a JSON editor for every optional prop,
 * because its type is a union with `undefined`, and for React nodes, which are not JSON.
 */
export function readableArgType(argType: StrictInputType, value: unknown): StrictInputType {
  const { type } = argType;
  if (type === undefined || argType.control !== undefined) return argType;
  const source = sourceOf(argType);
  return {
    ...argType,
    ...controlOf(argType.name, withoutUndefined(type), source, value),
    table: { ...argType.table, type: { ...argType.table?.type, ...summaryOf(source) } },
  };
}

/**
 * `readableArgType` for every prop of a component. Props that docgen does not resolve (`Omit`) are inferred from the
 * args later, with an empty JSON editor for null.
 */
export function readableArgTypes({
  argTypes,
  initialArgs,
}: Pick<Parameters<ArgTypesEnhancer>[0], 'argTypes' | 'initialArgs'>): ReturnType<ArgTypesEnhancer> {
  const isNull = ([, value]: [string, unknown]): boolean => value === null;
  return {
    ...Object.fromEntries(
      Object.entries(initialArgs)
        .filter(isNull)
        .map(([name]) => [name, { name, control: false }]),
    ),
    ...Object.fromEntries(
      Object.entries(argTypes).map(([name, argType]) => [name, readableArgType(argType, initialArgs[name])]),
    ),
  };
}
