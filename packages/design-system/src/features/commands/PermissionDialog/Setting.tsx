import { localized } from '@dropdeck/text';
import { memo, type ReactNode } from 'react';
import { Badge, Checkbox, ListLine } from '../../../primitives';
import { Name } from './permissionStyles';
import { TargetIcon } from './TargetIcon';
import type { PermissionChange, PermissionKind, PermissionSet, PermissionTarget } from './types';
import { Verdict } from './Verdict';
import { t } from './text.en';
import { useLocale } from '../../../lib/react/useLocale';

const changeLabels = localized(
  () => ({ added: t('isNew'), changed: t('isChanged'), kept: t('isSame') }) as const,
);

export interface SettingProps {
  kind: PermissionKind;
  id: string;
  target: PermissionTarget | undefined;
  permission: boolean;
  change: PermissionChange['change'];
  isDisabled: boolean;
  onSet: PermissionSet;
}

/** One target: a checkbox, and what a save changes. Memoized, so that only a changed one renders. */
export const Setting = memo(function Setting({
  kind,
  id,
  target,
  permission,
  change,
  isDisabled,
  onSet,
}: SettingProps): ReactNode {
  useLocale();
  return (
    <ListLine>
      <Name data-secret translate="no">
        <Checkbox
          label={target?.name ?? id}
          icon={<TargetIcon kind={kind} target={target} />}
          isSelected={permission}
          isDisabled={isDisabled}
          onChange={(isAllowed) => onSet({ kind, ids: [id], isAllowed })}
        />
      </Name>
      {change !== 'kept' && (
        <Badge tone="accent" hasDot={false}>
          {changeLabels()[change]}
        </Badge>
      )}
      <Verdict isAllowed={permission} />
    </ListLine>
  );
});
