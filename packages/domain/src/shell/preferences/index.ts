export {
  $foldedGroups,
  $preferences,
  foldedGroupsChanged,
  KEY,
  preferencesChanged,
  readPreferences,
  sidebarCollapsedChanged,
  type Preferences,
} from './preferences';
