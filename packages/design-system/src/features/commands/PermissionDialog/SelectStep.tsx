import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner, Icon, IconButton, Stack, Text } from '../../../primitives';
import { UnreadableRows, type UnreadableRow } from '../../../patterns/UnreadableRows/UnreadableRows';
import { SelectedTarget, Selection } from './permissionStyles';
import { TargetIcon } from './TargetIcon';
import { TargetPicker, type TargetPickerProps } from './TargetPicker';
import { kindLabels, permissionKinds, type PermissionKind } from './types';
import { t } from './text.en';

/** How many selected targets of a kind are named; the rest is counted. */
const MAX_NAMED = 12;

export interface SelectStepProps extends Omit<TargetPickerProps, 'children'> {
  unreadable: readonly UnreadableRow[] | undefined;
  onRetry: (kind: PermissionKind) => void;
}

/** The second step: select the channels, roles and members to allow or deny. */
export default function SelectStep({ unreadable, onRetry, ...picker }: SelectStepProps): ReactNode {
  const { named, selected, statuses, onSelectionChange } = picker;
  const chosen = permissionKinds.filter((kind) => selected[kind].size > 0);
  return (
    <>
      {permissionKinds
        .filter((kind) => statuses[kind] === 'failed')
        .map((kind) => (
          <Banner
            key={kind}
            tone="danger"
            title={t('loadFailed', { kind: kindLabels()[kind].name })}
            onRetry={() => onRetry(kind)}
          >
            {t('selectionKept')}
          </Banner>
        ))}
      <UnreadableRows rows={unreadable} />
      <TargetPicker {...picker}>
        {chosen.length > 0 && (
          <Selection aria-label={t('selected')}>
            {chosen.map((kind) => {
              const ids = [...selected[kind]];
              const title = t('selectedMany', { kind: kindLabels()[kind].many, count: ids.length });
              return (
                <Stack as="section" data-gap={2} key={kind} aria-label={title}>
                  <Text as="h3" data-size="body" data-tone="text" data-bold>
                    {title}
                  </Text>
                  <ul>
                    {ids.slice(0, MAX_NAMED).map((id) => {
                      const target = named[kind].get(id);
                      const name = target?.name ?? id;
                      return (
                        <SelectedTarget key={id}>
                          <TargetIcon kind={kind} target={target} />
                          <Text
                            as="span"
                            data-long="ellipsis"
                            data-grows
                            title={name}
                            data-secret
                            translate="no"
                          >
                            {name}
                          </Text>
                          <IconButton
                            label={t('remove', { name })}
                            icon={<Icon icon={X} />}
                            size="small"
                            onPress={() =>
                              onSelectionChange({ kind, ids: new Set(ids.filter((one) => one !== id)) })
                            }
                          />
                        </SelectedTarget>
                      );
                    })}
                  </ul>
                  {ids.length > MAX_NAMED && (
                    <Text data-size="small" data-tone="muted">
                      {t('andMore', { count: ids.length - MAX_NAMED })}
                    </Text>
                  )}
                </Stack>
              );
            })}
          </Selection>
        )}
      </TargetPicker>
    </>
  );
}
