import type { OperatorNotice } from './OperatorNotices';

export const maintenance: OperatorNotice = {
  id: 'maintenance',
  title: 'Maintenance',
  text: 'Monitors pause, and nothing is lost.',
  tone: 'warning',
  from: Date.UTC(2026, 11, 1, 8),
  until: Date.UTC(2026, 11, 1, 9, 30),
};

export const outage: OperatorNotice = {
  ...maintenance,
  id: 'outage',
  title: 'EU webhooks are late',
  tone: 'danger',
  from: null,
  text: '',
};

export const prices: OperatorNotice = {
  id: 'prices',
  title: 'Prices change in January',
  text: 'Your plan stays as it is until its renewal.',
  tone: 'info',
  from: null,
  until: null,
};
