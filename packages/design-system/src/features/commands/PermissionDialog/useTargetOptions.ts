import { useMemo } from 'react';
import { optionsOfAll, optionsOfKind, type TargetOption } from './targetOptions';
import {
  kindLabels,
  type ByPermissionKind,
  type PermissionKind,
  type PermissionSetting,
  type PermissionTarget,
} from './types';

/** An option and its lower-cased search text. */
interface SearchedOption {
  readonly option: TargetOption;
  readonly text: string;
}

export interface TargetOptionsProps {
  /** Keep the arrays stable: options and search texts are computed once for each. */
  targets: ByPermissionKind<readonly PermissionTarget[]>;
  overrides: ByPermissionKind<readonly PermissionSetting[]>;
  named: ByPermissionKind<ReadonlyMap<string, PermissionTarget>>;
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

/**
 * The options of each kind, and of all kinds for the search. A server has thousands of members, so each list
 * is computed lazily and cached while targets and overrides stay the same.
 */
export function useTargetOptions({ targets, overrides, named }: TargetOptionsProps): {
  readonly optionsOf: (kind: PermissionKind) => readonly TargetOption[];
  readonly searched: () => readonly SearchedOption[];
} {
  const labels = kindLabels();
  return useMemo(() => {
    const propsOf = (kind: PermissionKind) => ({
      kind,
      label: labels[kind],
      targets: targets[kind],
      overrides: overrides[kind],
      named: named[kind],
    });
    const byKind = {
      channels: once(() => optionsOfKind(propsOf('channels'))),
      roles: once(() => optionsOfKind(propsOf('roles'))),
      members: once(() => optionsOfKind(propsOf('members'))),
    };
    return {
      optionsOf: (kind) => byKind[kind](),
      searched: once(() =>
        optionsOfAll({
          channels: propsOf('channels'),
          roles: propsOf('roles'),
          members: propsOf('members'),
        }).map((option) => ({ option, text: option.label.toLowerCase() })),
      ),
    };
  }, [labels, targets, overrides, named]);
}
