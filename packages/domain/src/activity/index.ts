export {
  $entries,
  $isOpen,
  $report,
  activityClosed,
  activityOpened,
  MAX_ENTRIES,
  type ActivityEntry,
} from './activity';
