import './draft';

export { selectedExported, shownExported } from './export';
export {
  $apply,
  applyClosed,
  applyOpened,
  applyRequested,
  applySourceChosen,
  applyStopped,
  applyTargetsChosen,
  applyToOpened,
  type ApplyState,
  type ApplyTarget,
} from './apply';
export { type Command, type Guild } from '../contract/calls/commands';
export {
  $changes,
  $deniesEveryone,
  $dialog,
  $isDirty,
  $selectedOverrides,
  dialogClosed,
  dialogDismissed,
  dialogOpened,
  modeSelected,
  permissionsSet,
  saveRequested,
  selectionChanged,
  stepReturned,
  stepAdvanced,
} from './dialog';
export { dialogSteps, type DialogState, type DialogStep } from './dialog-state';
export {
  $commands,
  $commandsStatus,
  $hidden,
  $shown,
  $total,
  $unreadable,
  commandsReloadRequested,
  type CommandRow,
} from './list';
export { listState as list } from './list-state';
export { messages } from './messages';
export { AUTHENTICATION_FAILED_TEXT, authorizationRequested, page } from './oauth-check';
export {
  overridesOf,
  targetKinds,
  type ByKind,
  type ChangeKind,
  type Override,
  type OverrideChange,
  type Overrides,
  type TargetKind,
} from './overrides';
export { $targetStatuses, $unreadableTargets, targetsReloadRequested } from './target-lists';
export { $guildId, $guilds, $guildsError, $pageState, guildSelected } from './servers';
export { $targets, type Target } from './targets';
