// The design system's public surface. Everything the app may use is exported here or in the list of
// primitives; the rest is private.
export * from './primitives';
export {
  createChunk,
  reloadPage,
  setChunkPolicy,
  type Chunk,
  type ChunkPolicy,
  type ChunkRecovery,
  missingChunk,
} from './loading/chunk';
export type { CustomerRenewal } from './patterns/Renewal/renewalTexts';
export { ignoreDoubleClicks } from './lib/react/doubleClicks';
export { LazyBoundary } from './primitives/LazyBoundary/LazyBoundary';
export { lazyPrefetches } from './loading/lazy';
export {
  OperatorNotices,
  type OperatorNotice,
  type OperatorNoticesProps,
} from './shell/OperatorNotices/OperatorNotices';
export { SwitchedOffAlert, type SwitchedOffAlertProps } from './shell/OperatorNotices/SwitchedOffAlert';
export { NewReleaseHint, type NewReleaseHintProps } from './shell/NewVersionNotice/NewReleaseHint';
export { NewVersionNotice } from './shell/NewVersionNotice/NewVersionNotice';
export { NewVersionBanner } from './primitives/LazyBoundary/NewVersionBanner';

export { Mark, type MarkProps } from './brand/Mark/Mark';
export { Wordmark, type WordmarkProps } from './brand/Wordmark/Wordmark';

export { EditableList, type EditableListProps } from './patterns/EditableList/EditableList';
export {
  EmbedPreview,
  type EmbedPreviewField,
  type EmbedPreviewProps,
} from './patterns/EmbedPreview/EmbedPreview';
export { discordLimits } from './patterns/EmbedPreview/discordLimits';
export { PageHeader, type PageHeaderProps } from './patterns/PageHeader/PageHeader';
export { UnsavedBar, type UnsavedBarProps } from './patterns/UnsavedBar/UnsavedBar';
export { WebhookField, type WebhookFieldProps } from './patterns/WebhookField/WebhookField';

export {
  FullScreen,
  FullScreenActions,
  FullScreenText,
  FullScreenTitle,
  type FullScreenProps,
} from './patterns/FullScreen/FullScreen';
export type { NavigationLink, NavigationUser, ShellOverlay, ThemeChoice } from './shell/navigation';
export { FormatsProvider, type FormatsProviderProps } from './primitives/Time/FormatsProvider';
export type { Formats } from './lib/format/formats';
export { FocusKeeper } from './shell/FocusKeeper/FocusKeeper';
export { NavigationProvider, type NavigationProviderProps } from './shell/Navigation/NavigationProvider';
export { usePageFocus } from './patterns/PageHeader/pageFocus';
export { Shell, type ShellProps } from './shell/Shell/Shell';

export {
  ConfigErrorScreen,
  type ConfigErrorScreenProps,
  type ConfigProblem,
} from './features/status-pages/ConfigError/ConfigErrorScreen';
export { ErrorScreen, type ErrorScreenProps } from './features/status-pages/Error/ErrorScreen';
export { InviteBotAlert, type InviteBotAlertProps } from './shell/InviteBotAlert/InviteBotAlert';
export { LeaveGuardDialog, type LeaveGuardDialogProps } from './shell/LeaveGuard/LeaveGuardDialog';
export { LoadingScreen } from './features/status-pages/Loading/LoadingScreen';
export { OfflineScreen, type OfflineScreenProps } from './features/status-pages/Offline/OfflineScreen';
export {
  CustomerSetupScreen,
  type CustomerSetupScreenProps,
  type SetupStep,
} from './features/onboarding/CustomerSetupScreen';
export type { SetupField, SetupValues } from './features/onboarding/types';
export {
  PaymentScreen,
  type PaymentProfile,
  type PaymentScreenProps,
} from './features/payment/PaymentScreen';
export {
  PaymentErrorScreen,
  type PaymentErrorScreenProps,
} from './features/payment/PaymentError/PaymentErrorScreen';
export { PlansScreen, type PlansScreenProps } from './features/plans/PlansScreen';
export type { PlanOption } from './features/plans/types';
export { SettingsScreen, type SettingsScreenProps } from './features/settings/SettingsScreen';
export type { SettingsField, SettingsFieldChange, SettingsValues } from './features/settings/types';
export { SignInReturnScreen } from './features/status-pages/SignInReturn/SignInReturnScreen';
export {
  StatusCodesGraphPanel,
  type StatusCodesGraphPanelProps,
} from './features/monitor/StatusCodesGraph/StatusCodesGraphPanel';
export { SuccessScreen, type SuccessScreenProps } from './features/payment/Success/SuccessScreen';
export {
  BackupScreen,
  type BackupScreenProps,
  type MakeBackupProps,
  type RestoreBackupProps,
} from './features/tools/Backup/BackupScreen';
export {
  ChangesScreen,
  type ChangeEntry,
  type ChangeKind,
  type ChangesScreenProps,
} from './features/tools/Changes/ChangesScreen';

export { ApplyToDialog, type ApplyToDialogProps } from './features/tools/ApplyToDialog/ApplyToDialog';
export {
  ApplyPermissionsDialog,
  type ApplyPermissionsDialogProps,
  type ApplyPermissionsState,
  type ApplyResultRow,
} from './features/commands/ApplyPermissionsDialog/ApplyPermissionsDialog';
export {
  ConflictDialog,
  type ConflictDialogProps,
  type ConflictFieldItem,
  type ConflictSide,
} from './shell/ConflictDialog/ConflictDialog';
export {
  InviteDialog,
  type InviteDialogProps,
  type InviteState,
} from './features/access/InviteDialog/InviteDialog';
export {
  RemoveUserDialog,
  type RemovalState,
  type RemoveUserDialogProps,
} from './features/access/RemoveUserDialog/RemoveUserDialog';
export { CustomersScreen, type CustomersScreenProps } from './features/customers/CustomersScreen';
export {
  CustomerChangeDialog,
  type CustomerBulkValue,
  type CustomerChangeDialogProps,
} from './features/customers/CustomerChangeDialog';
export type {
  CustomerActions,
  CustomerChangeKind,
  CustomerItem,
  CustomerOrder,
  CustomerStateFilter,
  ProductChoice,
  ProductChoices,
} from './features/customers/types';
export { AccessRemovalDialog, type AccessRemovalDialogProps } from './features/access/AccessRemovalDialog';
export {
  DashboardAccessScreen,
  type AccessUser,
  type DashboardAccessScreenProps,
} from './features/access/DashboardAccessScreen';
export {
  PermissionDialog,
  type PermissionDialogProps,
  type PermissionDialogState,
} from './features/commands/PermissionDialog/PermissionDialog';
export {
  CommandsScreen,
  type CommandItem,
  type CommandsScreenProps,
} from './features/commands/CommandsScreen';
export { NewsDialog, type NewsDialogProps, type NewsItem } from './shell/NewsDialog/NewsDialog';
export { SetupDialog, type SetupDialogProps, type SetupItem } from './shell/SetupDialog/SetupDialog';
export { SetupLine, type SetupLineProps } from './shell/SetupLine/SetupLine';
export { PageAside } from './patterns/PageHeader/PageAside';
export { DraftOffer, type DraftOfferItem, type DraftOfferProps } from './patterns/DraftOffer/DraftOffer';
export { CompareScreen, type CompareScreenProps } from './features/tools/Compare/CompareScreen';
export { DraftsScreen, type DraftItem, type DraftsScreenProps } from './features/tools/Drafts/DraftsScreen';
export { SupportDialog, type SupportDialogProps } from './shell/SupportDialog/SupportDialog';
export { FormDialog, type FormDialogProps } from './patterns/FormDialog/FormDialog';
export {
  NewMonitorDialog,
  type MonitorType,
  type NewMonitorDialogProps,
  type NewMonitorValues,
} from './features/monitors/NewMonitorDialog/NewMonitorDialog';
export {
  NewUpdateDialog,
  type NewUpdateDialogProps,
  type NewUpdateValues,
} from './features/monitors/NewUpdateDialog/NewUpdateDialog';
export type { UpdateFieldValues } from './features/monitors/NewUpdateDialog/UpdateFields';
export {
  RedirectDialog,
  type RedirectDialogProps,
  type RedirectType,
  type RedirectValues,
} from './features/redirects/RedirectDialog/RedirectDialog';

export {
  Plan,
  type PlanChoice,
  type PlanGroup,
  type PlanProps,
  type PlanStep,
  type PlanValue,
} from './patterns/Plan/Plan';
export { DataTable, type DataTableProps } from './patterns/DataTable/DataTable';
export { type ListControls } from './patterns/ListTable/ListTable';
export type {
  Column,
  ColumnWidth,
  RowAction,
  RowKey,
  SortOrder,
  SortValue,
  TableDensity,
  TableLayout,
} from './patterns/DataTable/types';
export { EmptyResult, type EmptyResultProps, type HidingReason } from './patterns/EmptyResult/EmptyResult';
export { FilterBar, type FilterBarProps } from './patterns/FilterBar/FilterBar';
export { FilterSegments, type FilterSegmentsProps } from './patterns/FilterBar/FilterSegments';
export { FilterSelect, type FilterSelectProps } from './patterns/FilterBar/FilterSelect';
export {
  DeveloperSettings,
  type DeveloperSettingsProps,
} from './features/monitors/DeveloperSettings/DeveloperSettings';
export {
  MonitorsScreen,
  type MonitorFilterId,
  type MonitorRow,
  type MonitorsScreenProps,
} from './features/monitors/MonitorsScreen';
export {
  RedirectsScreen,
  type RedirectId,
  type RedirectRow,
  type RedirectsScreenProps,
} from './features/redirects/RedirectsScreen';
export { ServerImportDialog } from './features/settings/ServerImportDialog';
export { RedirectChangeDialog } from './features/redirects/RedirectChangeDialog';
export { RedirectImportDialog } from './features/redirects/RedirectImportDialog';
export {
  ListEditorDialog,
  type LineStats,
  type ListEditorDialogProps,
} from './features/monitors/ListEditorDialog/ListEditorDialog';
export {
  CommandPalette,
  type CommandPaletteGroup,
  type CommandPaletteNote,
  type CommandPaletteProps,
  type CommandPaletteRow,
} from './shell/CommandPalette/CommandPalette';
export {
  ActivityDialog,
  type ActivityDialogProps,
  type ActivityItem,
} from './shell/ActivityDialog/ActivityDialog';
export {
  KeysDialog,
  type KeysDialogProps,
  type KeysGroup,
  type KeysItem,
} from './shell/KeysDialog/KeysDialog';
export { KeyTooltip } from './shell/KeyTooltip/KeyTooltip';
export { isKeyOnPage, runKeyOnPage, saveByKey } from './keys/pageKeys';
export { KeyHintsProvider, type KeyHintsProviderProps } from './shell/KeyTooltip/KeyHintsProvider';
export {
  PreferencesDialog,
  type PreferencesDialogProps,
  type PreferenceValues,
} from './shell/PreferencesDialog/PreferencesDialog';
export { OfflineNotice } from './shell/OfflineNotice/OfflineNotice';
export {
  UnreadableRows,
  type UnreadableRow,
  type UnreadableRowsProps,
} from './patterns/UnreadableRows/UnreadableRows';
export { UndoButton, type UndoButtonProps } from './patterns/UndoButton/UndoButton';
export {
  ListManager,
  type ListManagerProps,
  type NamedList,
} from './features/monitors/ListManager/ListManager';
export { PlanCard, type PlanCardProps } from './features/plans/PlanCard/PlanCard';
export { PlanGrid, type PlanGridProps } from './features/plans/PlanCard/PlanGrid';
export { SaveState, type SaveStateProps } from './patterns/SaveState/SaveState';
export { SizeRange, type SizeRangeProps } from './features/monitor/SizeRange/SizeRange';
export { formatSizeRange, parseSizeRange, type Sizes } from './features/monitor/SizeRange/sizeRangeText';
export { StatusBadge, type StatusBadgeProps } from './patterns/StatusBadge/StatusBadge';
export {
  InputTypeBadge,
  type InputType,
  type InputTypeBadgeProps,
} from './features/monitor/InputTypeBadge/InputTypeBadge';
export { ViewTabs, type View, type ViewTabsProps } from './patterns/ViewTabs/ViewTabs';
export { type ListAction, type ListActionGroup } from './patterns/ListMenu/ListMenu';
export { type Exported, type ExportFormat } from './patterns/ListMenu/useExportActions';
export {
  ImportDialog,
  type ImportColumn,
  type ImportCounts,
  type ImportDialogProps,
  type ImportFormat,
  type ImportLine,
} from './patterns/ImportDialog/ImportDialog';
export {
  BulkChangeDialog,
  type BulkChangeDialogProps,
  type ChangedRow,
  type ChangePreview,
  type ChangeResult,
  type FailedRow,
} from './patterns/BulkChangeDialog/BulkChangeDialog';
export { webhookText } from './lib/text/webhookText';
export { BulkAddDialog, type BulkAddDialogProps } from './features/monitor/BulkAddDialog/BulkAddDialog';
export {
  BulkEditDialog,
  type BulkEditChange,
  type BulkEditDialogProps,
} from './features/monitor/BulkEditDialog/BulkEditDialog';
export {
  CustomerAccessDialog,
  type AccessCustomer,
  type CustomerAccessDialogProps,
} from './features/monitor/CustomerAccessDialog/CustomerAccessDialog';
export { InputDialog, type InputDialogProps } from './features/monitor/InputDialog/InputDialog';
export type { InputErrors, InputValues, RegionOption } from './features/monitor/InputDialog/InputFields';
export type { ExampleInput } from './features/monitor/ExampleInputs';
export { ExampleImportDialog } from './features/monitor/ExampleImportDialog';
export { InputDialogs, type InputDialogsProps } from './features/monitor/InputDialogs';
export type { InputRow } from './features/monitor/inputColumns';
export { MonitorDetailScreen, type MonitorDetailScreenProps } from './features/monitor/MonitorDetailScreen';
export {
  WebhookDeskScreen,
  type WebhookDeskScreenProps,
  type WebhookItem,
  type WebhookScan,
} from './features/tools/WebhookDesk/WebhookDeskScreen';
export {
  WebhookDialog,
  type OpenedWebhook,
  type WebhookDialogProps,
} from './features/tools/WebhookDesk/WebhookDialog';
