import { defineText } from '@dropdeck/text';

/** What the operator says above every page. */
export const t = defineText('design-system/shell/OperatorNotices', {
  notices: 'Notices',
  closeNotice: 'Close notice: {title}',
  // Moments: “Until March 14, 2026 at 10:26”.
  until: 'Until {until}',
  period: '{from} to {until}',
  switchedOff: 'Switched off for now',
  switchedOffHint: 'This part of the dashboard is not available at the moment. Everything else works.',
});
