export {
  $accessError,
  $accessIds,
  $accessLoadError,
  $accessSearch,
  $accessShown,
  $accessTotal,
  $accessUnreadable,
  $isAccessDirty,
  $isAccessLoading,
  $isAccessOpen,
  $isAccessSaving,
  accessChanged,
  accessClosed,
  accessOpened,
  accessReloadRequested,
  accessSaveRequested,
  accessSearchChanged,
} from './access';
export { exportRequested } from './bulk/export';
export { $isBulkOpen, bulkOpened } from './bulk/open';
export { type MonitorInput } from './contract';
export {
  $areExamplesDirty,
  $areExamplesSaving,
  $examples,
  $examplesError,
  $typedExample,
  exampleAdded,
  exampleEdited,
  exampleRemoved,
  exampleTyped,
  examplesDiscarded,
  examplesSaveRequested,
  type ExampleInput,
} from './example-inputs';
export { inputTypeOf, type InputType } from './input-type';
export {
  $addErrors,
  $addForm,
  $addHints,
  addDisabledRequested,
  addFormChanged,
  addRequested,
} from './inputs/add';
export { $undo, deleteRequested, undoRequested } from './inputs/delete';
export {
  $deleteProgress,
  $deleteQuestion,
  $deleteReport,
  deleteManyCancelled,
  deleteManyConfirmed,
  deleteManyRequested,
  deleteReportClosed,
} from './inputs/delete-many';
export {
  $editErrors,
  $editForm,
  $editHints,
  $isEditDirty,
  activeChanged,
  editChanged,
  editClosed,
  editOpened,
  editSubmitted,
  manyChanged,
} from './inputs/edit';
export { type FormErrors, type FormHints, type InputForm } from './inputs/form';
export {
  $pending,
  pendingRemoved,
  pendingRetried,
  pendingToggled,
  type PendingInput,
} from './inputs/pending';
export { $question, $questionLinks, questionAnswered } from './inputs/question';
export {
  $isQueueSending,
  $isQueueStuck,
  $queuedCount,
  $queueError,
  QUEUE_DEBOUNCE_MS,
  queueDiscarded,
  queueSaveRequested,
} from './inputs/queue';
export {
  $inputFilter,
  $inputFilters,
  $inputs,
  $inputSearch,
  $revealedInput,
  $shownInputs,
  inputFilterChanged,
  inputSearchChanged,
  type InputFilter,
} from './inputs/shown';
import './unsaved';
export { messages } from './messages';
export { $canAdd, $isLoading, $monitor, $unreadable, discardRequested, page } from './page';
export { $regions, regionLabel, type Region } from './regions';
export { $hasPrivateInputs } from './roles';
export { $foldedSections, sectionFolded, type SectionName } from './sections';
export { type Choice } from './setting';
export {
  $delay,
  $hasKeywords,
  $inputsAllowed,
  $keywordLists,
  $keywords,
  $ownProducts,
  $product,
  $products,
  $proxyList,
  $proxyLists,
  $refusedDelay,
  $settingPhases,
  delayCommitted,
  inputsAllowedChanged,
  keywordsPicked,
  ownProductsChanged,
  productPicked,
  proxyListPicked,
  settingRetried,
  type RefusedDelay,
  type SettingName,
} from './settings';
export { $status } from './status';
export {
  $webhooks,
  $webhooksError,
  $webhooksPhase,
  webhookChanged,
  webhooksCommitted,
  webhooksRetried,
  WEBHOOKS_DEBOUNCE_MS,
  type WebhookRow,
} from './webhooks';
export {
  $webhooksDraft,
  webhooksDraftDismissed,
  webhooksDraftKey,
  webhooksDraftRestored,
} from './webhooks-draft';
