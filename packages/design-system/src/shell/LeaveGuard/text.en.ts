import { defineText } from '@dropdeck/text';

/** Leaving a page with unsaved changes. */
export const t = defineText('design-system/shell/LeaveGuard', {
  title: 'Leave without saving?',
  text: 'Your changes on this page are not saved yet.',
  stay: 'Stay',
  leave: 'Leave',
});
