// What the app uses of the design system; the rest is reached through it.

export {
  type Chunk,
  type ChunkPolicy,
  createChunk,
  missingChunk,
  setChunkPolicy,
  showWaiting,
} from './loading/chunk';

export { ignoreDoubleClicks } from './lib/react/doubleClicks';
export { releaseUnmounted } from './primitives/aria';
export { trackModality } from './lib/react/trackModality';

export {
  type PageCommand,
  type PageCommandHandlers,
  type PageParts,
  PagePartsContext,
} from './keys/pageCommands';
export { hasCommand, runCommand } from './keys/runCommand';

export { LanguagesContext } from './lib/react/languages';
export { useLocale } from './lib/react/useLocale';
export { copyText } from './lib/text/copyText';

export { BrandProvider, useBrand } from './brand/BrandProvider/BrandProvider';

export { Badge } from './primitives/Badge/Badge';
export { Banner } from './primitives/Banner/Banner';
export { Button } from './primitives/Button/Button';
export { Dialog } from './primitives/Dialog/Dialog';
export { EmptyState } from './primitives/EmptyState/EmptyState';
export { Icon } from './primitives/Icon/Icon';
export { IconButton } from './primitives/IconButton/IconButton';
export { Kbd } from './primitives/Kbd/Kbd';
export { LazyBoundary } from './primitives/LazyBoundary/LazyBoundary';
export { PageTooltip } from './primitives/Tooltip/PageTooltip';
export { FormatsProvider } from './primitives/Time/FormatsProvider';
export { ToastRegion } from './primitives/Toast/Toast';

export { discordLimits } from './patterns/EmbedPreview/discordLimits';
export { FilterBar, FilterSelect } from './patterns/FilterBar/FilterBar';
export { otherSizes, type SizeSystem } from './patterns/SizeRange/other/otherSizes';
export type { ListControls } from './patterns/ListTable/ListTable';

export { AccessRemovalDialog } from './features/access/AccessRemovalDialog';
export { DashboardAccessScreen } from './features/access/DashboardAccessScreen';
export { InviteDialog } from './features/access/InviteDialog/InviteDialog';
export { RemoveUserDialog } from './features/access/RemoveUserDialog/RemoveUserDialog';
export { ApplyPermissionsDialog } from './features/commands/ApplyPermissionsDialog/ApplyPermissionsDialog';
export { CommandsScreen } from './features/commands/CommandsScreen';
export { CopyRightsDialog } from './features/commands/CopyRightsDialog/CopyRightsDialog';
export { PermissionDialog } from './features/commands/PermissionDialog/PermissionDialog';
export { CustomersScreen } from './features/customers/CustomersScreen';
export { BulkAddDialog } from './features/monitor/BulkAddDialog/BulkAddDialog';
export { BulkEditDialog } from './features/monitor/BulkEditDialog/BulkEditDialog';
export { CustomerAccessDialog } from './features/monitor/CustomerAccessDialog/CustomerAccessDialog';
export { InputDialog } from './features/monitor/InputDialog/InputDialog';
export { InputDialogs } from './features/monitor/InputDialogs';
export { MonitorDetailScreen, type MonitorDetailScreenProps } from './features/monitor/MonitorDetailScreen';
export { StatusCodesGraphPanel } from './features/monitor/StatusCodesGraph/StatusCodesGraphPanel';
export { DeveloperSettings } from './features/monitors/DeveloperSettings/DeveloperSettings';
export { ListEditorDialog } from './features/monitors/ListEditorDialog/ListEditorDialog';
export { ListManager } from './features/monitors/ListManager/ListManager';
export { type MonitorRow, type MonitorSelection, MonitorsScreen } from './features/monitors/MonitorsScreen';
export { SelectedMonitors } from './features/monitors/SelectedMonitors/SelectedMonitors';
export { FoundEntries } from './features/monitors/FoundEntries/FoundEntries';
export { AddLinkDialog } from './features/monitors/AddLinkDialog/AddLinkDialog';
export { NewMonitorDialog } from './features/monitors/NewMonitorDialog/NewMonitorDialog';
export { NewUpdateDialog } from './features/monitors/NewUpdateDialog/NewUpdateDialog';
export { CustomerSetupScreen } from './features/onboarding/CustomerSetupScreen';
export { PaymentErrorScreen } from './features/payment/PaymentError/PaymentErrorScreen';
export { PaymentScreen } from './features/payment/PaymentScreen';
export { SuccessScreen } from './features/payment/Success/SuccessScreen';
export { PlansScreen } from './features/plans/PlansScreen';
export { RedirectChangeDialog } from './features/redirects/RedirectChangeDialog';
export { RedirectDialog } from './features/redirects/RedirectDialog/RedirectDialog';
export { RedirectImportDialog } from './features/redirects/RedirectImportDialog';
export { RedirectsScreen } from './features/redirects/RedirectsScreen';
export { SettingsScreen } from './features/settings/SettingsScreen';
export { SetupCard } from './features/settings/SetupCard/SetupCard';
export { SetupPlace } from './features/settings/SetupCard/SetupPlace';
export { ConfigErrorScreen } from './features/status-pages/ConfigError/ConfigErrorScreen';
export { ErrorScreen } from './features/status-pages/Error/ErrorScreen';
export { LoadingScreen } from './features/status-pages/Loading/LoadingScreen';
export { OfflineScreen } from './features/status-pages/Offline/OfflineScreen';
export { SignInReturnScreen } from './features/status-pages/SignInReturn/SignInReturnScreen';
export { CopyToDialog } from './features/tools/CopyToDialog/CopyToDialog';
export { HistoryScreen } from './features/tools/History/HistoryScreen';
export { WebhooksScreen } from './features/tools/Webhooks/WebhooksScreen';
export { WebhookDialog } from './features/tools/Webhooks/WebhookDialog';

export { CommandPalette } from './shell/CommandPalette/CommandPalette';
export { ConflictDialog } from './shell/ConflictDialog/ConflictDialog';
export { FocusKeeper } from './shell/FocusKeeper/FocusKeeper';
export { InviteBotAlert } from './shell/InviteBotAlert/InviteBotAlert';
export { KeyHintsContext } from './keys/keyHints';
export { KeysDialog, type KeysGroup, type KeysItem } from './shell/KeysDialog/KeysDialog';
export { LeaveGuardDialog } from './shell/LeaveGuard/LeaveGuardDialog';
export { NavigationProvider } from './shell/Navigation/NavigationProvider';
export { MissingPartNotice } from './shell/MissingPartNotice/MissingPartNotice';
export { PreferencesDialog } from './shell/PreferencesDialog/PreferencesDialog';
export type { PreferenceValues } from './shell/PreferencesDialog/PreferencesDialog';
export { Shell } from './shell/Shell/Shell';
export { SupportDialog } from './shell/SupportDialog/SupportDialog';
