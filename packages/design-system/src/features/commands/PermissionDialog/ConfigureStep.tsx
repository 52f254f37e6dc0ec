import type { ReactNode } from 'react';
import { Banner, Stack } from '../../../primitives';
import { ChangeReview } from './ChangeReview';
import { ConfigureSection } from './ConfigureSection';
import { StepBody, TwoColumns } from './permissionStyles';
import {
  permissionKinds,
  type ByPermissionKind,
  type PermissionChange,
  type PermissionTarget,
  type PermissionSet,
} from './types';
import { t } from './text.en';

export interface ConfigureStepProps {
  selected: ByPermissionKind<ReadonlySet<string>>;
  named: ByPermissionKind<ReadonlyMap<string, PermissionTarget>>;
  changes: readonly PermissionChange[];
  isEveryoneDenied: boolean;
  isSaving: boolean;
  onSet: PermissionSet;
}

/** The third step: allow or deny each selected target, with a summary of the changes. */
export function ConfigureStep({
  selected,
  named,
  changes,
  isEveryoneDenied,
  isSaving,
  onSet,
}: ConfigureStepProps): ReactNode {
  return (
    <StepBody>
      {isEveryoneDenied && (
        <Banner tone="warning" title={t('deniesEveryone')} isLive>
          {t('deniesEveryoneText')}
        </Banner>
      )}
      <TwoColumns>
        <Stack data-gap={5}>
          {permissionKinds
            .filter((kind) => selected[kind].size > 0)
            .map((kind) => (
              <ConfigureSection
                key={kind}
                kind={kind}
                settings={changes.filter((change) => change.kind === kind && selected[kind].has(change.id))}
                named={named[kind]}
                isDisabled={isSaving}
                onSet={onSet}
              />
            ))}
        </Stack>
        <ChangeReview changes={changes} named={named} />
      </TwoColumns>
    </StepBody>
  );
}
