export {
  $entries,
  $isOpen,
  $report,
  activityClosed,
  activityOpened,
  MOST_ENTRIES,
  type ActivityEntry,
} from './activity';
