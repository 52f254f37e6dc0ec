export {
  $foldedGroups,
  $preferences,
  applyLocaleFx,
  applyThemeFx,
  foldedGroupsChanged,
  KEY,
  preferencesChanged,
  readPreferences,
  sidebarCollapsedChanged,
  type Preferences,
} from './preferences';
