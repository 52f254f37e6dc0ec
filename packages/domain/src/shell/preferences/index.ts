export {
  $preferences,
  applyThemeFx,
  foldedGroupsChanged,
  preferencesChanged,
  sidebarCollapsedChanged,
  type Preferences,
  zoneOf,
} from './preferences';
