import { useMemo, memo, type ReactNode } from 'react';
import { Button, Row, Stack, Text, Badge, Checkbox, ListLine } from '../../../primitives';
import { SectionHead, Name } from './permissionStyles';
import { VirtualList } from '../../../patterns/VirtualList/VirtualList';
import {
  kindLabels,
  type PermissionChange,
  type PermissionKind,
  type PermissionSet,
  type PermissionTarget,
} from './types';
import { t } from './text.en';
import { localized } from '@dropdeck/text';
import { TargetIcon } from './TargetIcon';
import { Verdict } from './Verdict';
import { useLocale } from '../../../lib/react/useLocale';

const changeLabels = localized(
  () => ({ added: t('isNew'), changed: t('isChanged'), kept: t('isSame') }) as const,
);

interface SettingProps {
  kind: PermissionKind;
  id: string;
  target: PermissionTarget | undefined;
  permission: boolean;
  change: PermissionChange['change'];
  isDisabled: boolean;
  onSet: PermissionSet;
}

/** One target: a checkbox, and what a save changes. Memoized, so that only a changed one renders. */
const Setting = memo(function Setting({
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

export interface ConfigureSectionProps {
  kind: PermissionKind;
  /** The selected targets with their settings as they will be saved. */
  settings: readonly PermissionChange[];
  named: ReadonlyMap<string, PermissionTarget>;
  isDisabled: boolean;
  onSet: PermissionSet;
}

/** One kind of the configure step: a checkbox per selected target. */
export function ConfigureSection({
  kind,
  settings,
  named,
  isDisabled,
  onSet,
}: ConfigureSectionProps): ReactNode {
  const ids = useMemo(() => settings.map(({ id }) => id), [settings]);
  const title = t('configure', { kind: kindLabels()[kind].one });
  return (
    <Stack as="section" data-gap={2} aria-label={title}>
      <SectionHead>
        <Text as="h3" data-size="body" data-tone="text" data-bold>
          {title}
        </Text>
        <Row data-gap={1}>
          <Button
            size="small"
            variant="ghost"
            edge="start"
            isDisabled={isDisabled}
            onPress={() => onSet({ kind, ids, isAllowed: true })}
          >
            {t('allowAll')}
          </Button>
          <Button
            size="small"
            variant="ghost"
            edge="end"
            isDisabled={isDisabled}
            onPress={() => onSet({ kind, ids, isAllowed: false })}
          >
            {t('denyAll')}
          </Button>
        </Row>
      </SectionHead>
      <VirtualList
        label={title}
        rows={settings}
        keyOf={({ id }) => id}
        rowSize={44}
        maxHeight={8 * 44}
        render={({ id, permission, change }) => (
          <Setting
            kind={kind}
            id={id}
            target={named.get(id)}
            permission={permission}
            change={change}
            isDisabled={isDisabled}
            onSet={onSet}
          />
        )}
      />
    </Stack>
  );
}
