import { useMemo, type ReactNode } from 'react';
import { Button, Stack, Text } from '../../../primitives';
import { ButtonGroup, SectionHead } from './permissionStyles';
import { VirtualList } from '../../../patterns/VirtualList/VirtualList';
import { Setting } from './Setting';
import {
  kindLabels,
  type PermissionChange,
  type PermissionKind,
  type PermissionSet,
  type PermissionTarget,
} from './types';
import { t } from './text.en';

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
        <ButtonGroup>
          <Button
            size="small"
            variant="ghost"
            isDisabled={isDisabled}
            onPress={() => onSet({ kind, ids, isAllowed: true })}
          >
            {t('allowAll')}
          </Button>
          <Button
            size="small"
            variant="ghost"
            isDisabled={isDisabled}
            onPress={() => onSet({ kind, ids, isAllowed: false })}
          >
            {t('denyAll')}
          </Button>
        </ButtonGroup>
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
