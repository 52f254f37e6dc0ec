import { combine } from 'effector';
import { $locale } from '../../kernel/format';
import { $facts } from '../../kernel/page/facts';
import { mapKinds, overridesOf } from '../../resources/overrides';
import * as applying from '../apply';
import * as editing from '../dialog';
import { $guildId } from '../servers';
import {
  $targets,
  $targetStatuses,
  $unreadableTargets,
  allChannelsId,
  targetsReloadRequested,
} from '../targets';
import { t } from '../text.en';

const $command = editing.$dialog.map((dialog) => dialog?.command ?? null);
// A store, because the options of thousands of members derive from it.
const $overrides = $command.map((command) => command && overridesOf(command));

/**
 * The overrides' targets that the server's lists do not have, or not yet: all channels, and those that earlier answers
 * named.
 */
const $known = combine($overrides, $facts, $guildId, $locale, (overrides, { targetNames = {} }, guildId) =>
  mapKinds((kind) =>
    (overrides?.[kind] ?? []).flatMap(({ id }) => {
      const isAll = kind === 'channels' && id === allChannelsId(guildId ?? '');
      const name = isAll ? t('allChannels') : targetNames[`${kind} ${id}`];
      return name === undefined ? [] : [{ id, name }];
    }),
  ),
);

/** The dialog of a command's permissions. */
export const permissions = {
  view: {
    state: combine(
      [editing.$dialog, $overrides, editing.$isSaving, editing.$error],
      ([dialog, overrides, isSaving, error]) =>
        dialog === null || overrides === null
          ? null
          : {
              commandName: dialog.command.name,
              step: dialog.step,
              overrides,
              mode: dialog.mode,
              selected: dialog.selected,
              isSaving,
              error,
            },
    ),
    targets: $targets,
    known: $known,
    targetStatuses: $targetStatuses,
    unreadable: $unreadableTargets,
    changes: editing.$changes,
    isEveryoneDenied: editing.$deniesEveryone,
  },
  events: {
    onRetryTargets: targetsReloadRequested,
    onModeChange: editing.modeSelected,
    onSelectionChange: editing.selectionChanged,
    onPermissionsSet: editing.permissionsSet,
    onNext: editing.stepAdvanced,
    onBack: editing.stepReturned,
    onSave: editing.saveRequested,
    onClose: editing.dialogClosed,
    onDismiss: editing.dialogDismissed,
  },
} as const;

/** The dialog that applies one command's permissions to others. */
export const apply = {
  view: { state: applying.$applyView },
  events: {
    onChoose: applying.applyTargetsChosen,
    onSourceChange: applying.applySourceChosen,
    onApply: applying.applyRequested,
    onStop: applying.applyStopped,
    onClose: applying.applyClosed,
  },
} as const;
