import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import {
  Badge,
  Button,
  CommandButton,
  Dialog,
  Stepper,
  EmptyState,
  ListLine,
  Skeleton,
  Stack,
  Text,
} from '../../../primitives';
import { createLazyComponent, Lazy } from '../../../loading/lazy';
import { isPending, type LoadStatus } from '../../../loading/loadStatus';
import { useLastNonNull } from '../../../lib/react/useLastNonNull';
import type { UnreadableRow } from '../../../patterns/UnreadableRows/UnreadableRows';
import { useDiscardQuestion } from '../../../patterns/FormDialog/useDiscardQuestion';
import { ConfigureStep } from './ConfigureStep';
import { FooterError, StepGroup, StepBody, Name } from './permissionStyles';
import type { SelectStepProps } from './SelectStep';
import {
  mapKinds,
  permissionKinds,
  kindLabels,
  type ByPermissionKind,
  type PermissionChange,
  type PermissionKind,
  type PermissionSet,
  type PermissionSetting,
  type PermissionTarget,
} from './types';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';
import { localized } from '@dropdeck/text';
import { useText } from '../../../lib/react/useLocale';
import { VirtualList } from '../../../patterns/VirtualList/VirtualList';
import { TargetIcon } from './TargetIcon';
import { Verdict } from './Verdict';

interface ViewStepProps {
  /** The saved overrides. */
  overrides: ByPermissionKind<readonly PermissionSetting[]>;
  /** The targets by id, for their names. */
  named: ByPermissionKind<ReadonlyMap<string, PermissionTarget>>;
  statuses: ByPermissionKind<LoadStatus>;
}

/** The first step: the list of overrides. */
function ViewStep({ overrides, named, statuses }: ViewStepProps): ReactNode {
  const shown = permissionKinds.filter((kind) => overrides[kind].length > 0);
  return (
    <StepBody>
      {shown.length === 0 && (
        <EmptyState title={t('empty')} illustration="list">
          {t('emptyText')}
        </EmptyState>
      )}
      {shown.map((kind) => {
        const title = t('permissionsOf', { kind: kindLabels()[kind].one });
        return (
          <Stack as="section" data-gap={2} key={kind} aria-label={title}>
            <Text as="h3" data-size="body" data-tone="text" data-bold>
              {title}
            </Text>
            <VirtualList
              label={title}
              rows={overrides[kind]}
              keyOf={({ id }) => id}
              rowSize={44}
              maxHeight={(shown.length > 1 ? 5 : 8) * 44}
              isStatic
              render={({ id, permission }) => {
                const target = named[kind].get(id);
                return (
                  <ListLine>
                    <TargetIcon kind={kind} target={target} />
                    <Name data-secret translate="no">
                      {target?.name ??
                        (isPending(statuses[kind]) ? <Skeleton width="140px" /> : t('unknown', { id }))}
                    </Name>
                    <Verdict isAllowed={permission} />
                  </ListLine>
                );
              }}
            />
          </Stack>
        );
      })}
    </StepBody>
  );
}

/** The state of the dialog for one command. */
export interface PermissionDialogState {
  readonly commandName: string;
  readonly step: 'view' | 'select' | 'configure';
  /** The saved overrides. */
  readonly overrides: ByPermissionKind<readonly PermissionSetting[]>;
  /** The Permission Mode; null until one is chosen. */
  readonly mode: PermissionKind | null;
  readonly selected: ByPermissionKind<ReadonlySet<string>>;
  readonly isSaving: boolean;
  /** Why the last save failed; shown in the footer. */
  readonly error: string | null;
}

export interface PermissionDialogProps {
  /** Null while closed. */
  state: PermissionDialogState | null;
  /** Everything to choose from. Keep the arrays stable: their texts are indexed once. */
  targets: ByPermissionKind<readonly PermissionTarget[]>;
  /** What the overrides’ targets were called before: shown with the id where `targets` lack them. Keep the arrays stable. */
  known?: ByPermissionKind<readonly PermissionTarget[]> | undefined;
  targetStatuses: ByPermissionKind<LoadStatus>;
  /** Channels, roles and members that could not be read, shown above the list. */
  unreadable?: readonly UnreadableRow[] | undefined;
  onRetryTargets: (kind: PermissionKind) => void;
  /** In the configure step: every override after the save. */
  changes: readonly PermissionChange[];
  /** The save would leave the command without users. */
  isEveryoneDenied: boolean;
  onModeChange: (mode: PermissionKind) => void;
  onSelectionChange: (change: { kind: PermissionKind; ids: ReadonlySet<string> }) => void;
  onPermissionsSet: PermissionSet;
  /** Edit Permissions, and Continue. */
  onNext: () => void;
  onBack: () => void;
  onSave: () => void;
  /** With a selection, Escape and the close button ask first. */
  onClose: () => void;
  /** A press outside closes at once (specification 2.11). */
  onDismiss: () => void;
}

const selectStep = createLazyComponent<SelectStepProps>(() => import('./SelectStep'));

const steps = ['view', 'select', 'configure'] as const;
const stepNames = localized(() => [t('view'), t('select'), t('configureStep')] as const);

const none: ByPermissionKind<readonly PermissionTarget[]> = { channels: [], roles: [], members: [] };

const nameById = (targets: readonly PermissionTarget[]): ReadonlyMap<string, PermissionTarget> =>
  new Map(targets.map((target) => [target.id, target]));

/**
 * Edits who may use a command in a server, in three steps: view the overrides, select targets, allow or deny
 * each (specification 2.11).
 */
export function PermissionDialog({
  state,
  targets,
  known = none,
  targetStatuses,
  unreadable,
  onRetryTargets,
  changes,
  isEveryoneDenied,
  onModeChange,
  onSelectionChange,
  onPermissionsSet,
  onNext,
  onBack,
  onSave,
  onClose,
  onDismiss,
}: PermissionDialogProps): ReactNode {
  const say = useText(t);
  const shown = useLastNonNull(state);
  const group = useRef<HTMLDivElement>(null);
  const openStep = state?.step ?? null;
  const lastStep = useRef(openStep);
  // The pressed button is unmounted or disabled, so the focus moves to the start of the step.
  useEffect(() => {
    if (openStep !== null && lastStep.current !== null && lastStep.current !== openStep) {
      group.current?.focus({ preventScroll: true });
      group.current?.scrollIntoView({ block: 'start' });
    }
    lastStep.current = openStep;
  }, [openStep]);
  const named = useMemo(
    () =>
      mapKinds(targets, (own, kind) =>
        nameById([...known[kind].map(({ id, name }) => ({ id, name: say('known', { name, id }) })), ...own]),
      ),
    [targets, known, say],
  );
  const isNothingSelected = permissionKinds.every((kind) => !shown?.selected[kind].size);
  const { close, question } = useDiscardQuestion(!isNothingSelected, onClose);
  if (shown === null) return null;
  const { step, isSaving, selected } = shown;
  const at = steps.indexOf(step);

  const buttons = {
    view: (
      <>
        <Button variant="ghost" onPress={onClose}>
          {common('cancel')}
        </Button>
        <Button variant="primary" onPress={onNext}>
          {t('editPermissions')}
        </Button>
      </>
    ),
    select: (
      <>
        <Button variant="ghost" onPress={onBack}>
          {common('back')}
        </Button>
        <Button variant="primary" isDisabled={isNothingSelected} onPress={onNext}>
          {t('continue')}
        </Button>
      </>
    ),
    configure: (
      <>
        {shown.error !== null && <FooterError role="alert">{shown.error}</FooterError>}
        <Button variant="ghost" isDisabled={isSaving} onPress={onBack}>
          {common('back')}
        </Button>
        <CommandButton command="save" variant="primary" isPending={isSaving} onPress={onSave}>
          {common('saveChanges')}
        </CommandButton>
      </>
    ),
  };

  return (
    <Dialog
      isOpen={state !== null}
      onClose={close}
      onPressOutside={onDismiss}
      title={shown.commandName}
      tag={
        <Badge tone="accent" hasDot={false}>
          {t('commandPermissions')}
        </Badge>
      }
      size="large"
      isLocked={isSaving}
      footer={buttons[step]}
    >
      <StepGroup
        ref={group}
        tabIndex={-1}
        role="group"
        aria-label={t('stepOf', { at: at + 1, count: steps.length, name: stepNames()[at] ?? '' })}
      >
        <Stepper label={t('steps')} steps={stepNames()} current={at} />
        {step === 'view' && <ViewStep overrides={shown.overrides} named={named} statuses={targetStatuses} />}
        {step === 'select' && (
          <StepBody>
            <Lazy
              component={selectStep}
              props={{
                mode: shown.mode,
                targets,
                overrides: shown.overrides,
                named,
                selected,
                statuses: targetStatuses,
                unreadable,
                onModeChange,
                onSelectionChange,
                onRetry: onRetryTargets,
              }}
            />
          </StepBody>
        )}
        {step === 'configure' && (
          <ConfigureStep
            selected={selected}
            named={named}
            changes={changes}
            isEveryoneDenied={isEveryoneDenied}
            isSaving={isSaving}
            onSet={onPermissionsSet}
          />
        )}
      </StepGroup>
      {question}
    </Dialog>
  );
}
