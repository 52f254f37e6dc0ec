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
} from './internal/chunk';
export type { CustomerRenewal } from './internal/renewalTexts';
export { ignoreDoubleClicks } from './internal/doubleClicks';
export { LazyBoundary } from './primitives/LazyBoundary/LazyBoundary';
export { lazyPrefetches } from './internal/lazy';
export {
  OperatorNotices,
  type OperatorNotice,
  type OperatorNoticesProps,
} from './layout/OperatorNotices/OperatorNotices';
export { SwitchedOffAlert, type SwitchedOffAlertProps } from './layout/OperatorNotices/SwitchedOffAlert';
export { NewReleaseHint, type NewReleaseHintProps } from './layout/NewVersionNotice/NewReleaseHint';
export { NewVersionNotice } from './layout/NewVersionNotice/NewVersionNotice';
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
} from './layout/FullScreen/FullScreen';
export type { NavigationLink, NavigationUser, ShellOverlay, ThemeChoice } from './layout/navigation';
export { FormatsProvider, type FormatsProviderProps } from './primitives/Time/FormatsProvider';
export type { Formats } from './internal/formats';
export { FocusKeeper } from './layout/FocusKeeper/FocusKeeper';
export { NavigationProvider, type NavigationProviderProps } from './layout/Navigation/NavigationProvider';
export { usePageFocus } from './internal/pageFocus';
export { Shell, type ShellProps } from './layout/Shell/Shell';

export {
  ConfigErrorScreen,
  type ConfigErrorScreenProps,
  type ConfigProblem,
} from './screens/ConfigError/ConfigErrorScreen';
export { ErrorScreen, type ErrorScreenProps } from './screens/Error/ErrorScreen';
export { InviteBotAlert, type InviteBotAlertProps } from './screens/InviteBotAlert/InviteBotAlert';
export { LeaveGuardDialog, type LeaveGuardDialogProps } from './screens/LeaveGuard/LeaveGuardDialog';
export { LoadingScreen } from './screens/Loading/LoadingScreen';
export { OfflineScreen, type OfflineScreenProps } from './screens/Offline/OfflineScreen';
export {
  CustomerSetupScreen,
  type CustomerSetupScreenProps,
  type SetupStep,
} from './screens/CustomerSetup/CustomerSetupScreen';
export type { SetupField, SetupValues } from './screens/CustomerSetup/types';
export { PaymentScreen, type PaymentProfile, type PaymentScreenProps } from './screens/Payment/PaymentScreen';
export { PaymentErrorScreen, type PaymentErrorScreenProps } from './screens/PaymentError/PaymentErrorScreen';
export { PlansScreen, type PlansScreenProps } from './screens/Plans/PlansScreen';
export type { PlanOption } from './screens/Plans/types';
export { SettingsScreen, type SettingsScreenProps } from './screens/Settings/SettingsScreen';
export type { SettingsField, SettingsFieldChange, SettingsValues } from './screens/Settings/types';
export { SignInReturnScreen } from './screens/SignInReturn/SignInReturnScreen';
export {
  StatusCodesGraphPanel,
  type StatusCodesGraphPanelProps,
} from './screens/StatusCodesGraph/StatusCodesGraphPanel';
export { SuccessScreen, type SuccessScreenProps } from './screens/Success/SuccessScreen';
export {
  BackupScreen,
  type BackupScreenProps,
  type MakeBackupProps,
  type RestoreBackupProps,
} from './screens/Backup/BackupScreen';
export {
  ChangesScreen,
  type ChangeEntry,
  type ChangeKind,
  type ChangesScreenProps,
} from './screens/Changes/ChangesScreen';

export { ApplyToDialog, type ApplyToDialogProps } from './dialogs/ApplyToDialog/ApplyToDialog';
export {
  ApplyPermissionsDialog,
  type ApplyPermissionsDialogProps,
  type ApplyPermissionsState,
  type ApplyResultRow,
} from './dialogs/ApplyPermissionsDialog/ApplyPermissionsDialog';
export {
  ConflictDialog,
  type ConflictDialogProps,
  type ConflictFieldItem,
  type ConflictSide,
} from './dialogs/ConflictDialog/ConflictDialog';
export { InviteDialog, type InviteDialogProps, type InviteState } from './dialogs/InviteDialog/InviteDialog';
export {
  RemoveUserDialog,
  type RemovalState,
  type RemoveUserDialogProps,
} from './dialogs/RemoveUserDialog/RemoveUserDialog';
export { CustomersScreen, type CustomersScreenProps } from './screens/Customers/CustomersScreen';
export {
  CustomerChangeDialog,
  type CustomerBulkValue,
  type CustomerChangeDialogProps,
} from './screens/Customers/CustomerChangeDialog';
export type {
  CustomerActions,
  CustomerChangeKind,
  CustomerItem,
  CustomerOrder,
  CustomerStateFilter,
  ProductChoice,
  ProductChoices,
} from './screens/Customers/types';
export {
  AccessRemovalDialog,
  type AccessRemovalDialogProps,
} from './screens/DashboardAccess/AccessRemovalDialog';
export {
  DashboardAccessScreen,
  type AccessUser,
  type DashboardAccessScreenProps,
} from './screens/DashboardAccess/DashboardAccessScreen';
export {
  PermissionDialog,
  type PermissionDialogProps,
  type PermissionDialogState,
} from './dialogs/PermissionDialog/PermissionDialog';
export {
  CommandsScreen,
  type CommandItem,
  type CommandsScreenProps,
} from './screens/Commands/CommandsScreen';
export { NewsDialog, type NewsDialogProps, type NewsItem } from './dialogs/NewsDialog/NewsDialog';
export { SetupDialog, type SetupDialogProps, type SetupItem } from './dialogs/SetupDialog/SetupDialog';
export { SetupLine, type SetupLineProps } from './patterns/SetupLine/SetupLine';
export { PageAside } from './patterns/PageHeader/PageAside';
export { DraftOffer, type DraftOfferItem, type DraftOfferProps } from './patterns/DraftOffer/DraftOffer';
export { CompareScreen, type CompareScreenProps } from './screens/Compare/CompareScreen';
export { DraftsScreen, type DraftItem, type DraftsScreenProps } from './screens/Drafts/DraftsScreen';
export { SupportDialog, type SupportDialogProps } from './dialogs/SupportDialog/SupportDialog';
export { FormDialog, type FormDialogProps } from './dialogs/FormDialog/FormDialog';
export {
  NewMonitorDialog,
  type MonitorType,
  type NewMonitorDialogProps,
  type NewMonitorValues,
} from './dialogs/NewMonitorDialog/NewMonitorDialog';
export {
  NewUpdateDialog,
  type NewUpdateDialogProps,
  type NewUpdateValues,
} from './dialogs/NewUpdateDialog/NewUpdateDialog';
export type { UpdateFieldValues } from './dialogs/NewUpdateDialog/UpdateFields';
export {
  RedirectDialog,
  type RedirectDialogProps,
  type RedirectType,
  type RedirectValues,
} from './dialogs/RedirectDialog/RedirectDialog';

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
} from './screens/DeveloperSettings/DeveloperSettings';
export {
  MonitorsScreen,
  type MonitorFilterId,
  type MonitorRow,
  type MonitorsScreenProps,
} from './screens/Monitors/MonitorsScreen';
export {
  RedirectsScreen,
  type RedirectId,
  type RedirectRow,
  type RedirectsScreenProps,
} from './screens/Redirects/RedirectsScreen';
export { ServerImportDialog } from './screens/Settings/ServerImportDialog';
export { RedirectChangeDialog } from './screens/Redirects/RedirectChangeDialog';
export { RedirectImportDialog } from './screens/Redirects/RedirectImportDialog';
export {
  ListEditorDialog,
  type LineStats,
  type ListEditorDialogProps,
} from './dialogs/ListEditorDialog/ListEditorDialog';
export {
  CommandPalette,
  type CommandPaletteGroup,
  type CommandPaletteNote,
  type CommandPaletteProps,
  type CommandPaletteRow,
} from './dialogs/CommandPalette/CommandPalette';
export {
  ActivityDialog,
  type ActivityDialogProps,
  type ActivityItem,
} from './dialogs/ActivityDialog/ActivityDialog';
export {
  KeysDialog,
  type KeysDialogProps,
  type KeysGroup,
  type KeysItem,
} from './dialogs/KeysDialog/KeysDialog';
export { KeyTooltip } from './layout/KeyTooltip/KeyTooltip';
export { isKeyOnPage, runKeyOnPage, saveByKey } from './internal/pageKeys';
export { KeyHintsProvider, type KeyHintsProviderProps } from './layout/KeyTooltip/KeyHintsProvider';
export {
  PreferencesDialog,
  type PreferencesDialogProps,
  type PreferenceValues,
} from './dialogs/PreferencesDialog/PreferencesDialog';
export { OfflineNotice } from './layout/OfflineNotice/OfflineNotice';
export {
  UnreadableRows,
  type UnreadableRow,
  type UnreadableRowsProps,
} from './patterns/UnreadableRows/UnreadableRows';
export { UndoButton, type UndoButtonProps } from './patterns/UndoButton/UndoButton';
export { ListManager, type ListManagerProps, type NamedList } from './patterns/ListManager/ListManager';
export { PlanCard, type PlanCardProps } from './patterns/PlanCard/PlanCard';
export { PlanGrid, type PlanGridProps } from './patterns/PlanCard/PlanGrid';
export { SaveState, type SaveStateProps } from './patterns/SaveState/SaveState';
export { SizeRange, type SizeRangeProps } from './patterns/SizeRange/SizeRange';
export { formatSizeRange, parseSizeRange, type Sizes } from './patterns/SizeRange/sizeRangeText';
export { StatusBadge, type StatusBadgeProps } from './patterns/StatusBadge/StatusBadge';
export {
  InputTypeBadge,
  type InputType,
  type InputTypeBadgeProps,
} from './patterns/InputTypeBadge/InputTypeBadge';
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
} from './dialogs/ImportDialog/ImportDialog';
export {
  BulkChangeDialog,
  type BulkChangeDialogProps,
  type ChangedRow,
  type ChangePreview,
  type ChangeResult,
  type FailedRow,
} from './dialogs/BulkChangeDialog/BulkChangeDialog';
export { webhookText } from './internal/webhookText';
export { BulkAddDialog, type BulkAddDialogProps } from './dialogs/BulkAddDialog/BulkAddDialog';
export {
  BulkEditDialog,
  type BulkEditChange,
  type BulkEditDialogProps,
} from './dialogs/BulkEditDialog/BulkEditDialog';
export {
  CustomerAccessDialog,
  type AccessCustomer,
  type CustomerAccessDialogProps,
} from './dialogs/CustomerAccessDialog/CustomerAccessDialog';
export { InputDialog, type InputDialogProps } from './dialogs/InputDialog/InputDialog';
export type { InputErrors, InputValues, RegionOption } from './dialogs/InputDialog/InputFields';
export type { ExampleInput } from './screens/MonitorDetail/ExampleInputs';
export { ExampleImportDialog } from './screens/MonitorDetail/ExampleImportDialog';
export { InputDialogs, type InputDialogsProps } from './screens/MonitorDetail/InputDialogs';
export type { InputRow } from './screens/MonitorDetail/inputColumns';
export {
  MonitorDetailScreen,
  type MonitorDetailScreenProps,
} from './screens/MonitorDetail/MonitorDetailScreen';
export {
  WebhookDeskScreen,
  type WebhookDeskScreenProps,
  type WebhookItem,
  type WebhookScan,
} from './screens/WebhookDesk/WebhookDeskScreen';
export {
  WebhookDialog,
  type OpenedWebhook,
  type WebhookDialogProps,
} from './screens/WebhookDesk/WebhookDialog';
