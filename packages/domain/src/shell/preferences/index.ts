export {
  $foldedGroups,
  $preferences,
  applyLanguageFx,
  applyThemeFx,
  foldedGroupsChanged,
  KEY,
  preferencesChanged,
  readPreferences,
  sidebarCollapsedChanged,
  type Preferences,
  zoneOf,
} from './preferences';
