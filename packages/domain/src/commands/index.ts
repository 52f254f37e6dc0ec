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
} from './apply';
export { type Command } from '../contract/calls/commands';
export {
  $changes,
  $deniesEveryone,
  $dialog,
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
export { AUTHENTICATION_FAILED_TEXT, authorizationRequested, page } from './oauth-check';
export { overridesOf, type TargetKind } from './overrides';
export { $targetStatuses, $unreadableTargets, targetsReloadRequested } from './target-lists';
export { $guildId, $guilds, $guildsError, $pageState, guildSelected } from './servers';
export { $targets } from './targets';
