import { fn } from 'storybook/test';
import { groups, planOf } from '../../../patterns/Plan/Plan.fixtures';
import type { BackupReading, BackupSummary, MakeBackupProps, RestoreBackupProps } from './types';

export const make: MakeBackupProps = {
  available: ['settings', 'monitors', 'redirects', 'lists', 'permissions'],
  chosen: new Set(['settings', 'monitors', 'redirects', 'lists']),
  onToggle: fn(),
  calls: 44,
  listError: null,
  onListRetry: fn(),
  reading: null,
  onRead: fn(),
  onStop: fn(),
  onRetry: fn(),
  onCancel: fn(),
  isSaving: false,
  onSave: fn(),
};

export const restore: RestoreBackupProps = {
  refusal: null,
  summary: null,
  onFile: fn(),
  onClose: fn(),
  isUnlocking: false,
  isWrongPassphrase: false,
  onUnlock: fn(),
  onSkipSecrets: fn(),
  listError: null,
  onListRetry: fn(),
  reading: null,
  onCompare: fn(),
  onStop: fn(),
  onRetry: fn(),
  onPartly: fn(),
  plan: null,
};

export const complete: BackupReading = { isRunning: false, done: 44, total: 44, failed: [] };

export const partly: BackupReading = {
  isRunning: false,
  done: 44,
  total: 44,
  failed: ['Nike SNKRS', 'Zalando', 'Footlocker Europe'].map((name) => ({
    id: name,
    name,
    reason: 'The server answered with 500.',
  })),
};

export const summary: BackupSummary = {
  madeAt: Date.parse('2026-11-20T09:30:00Z'),
  parts: ['settings', 'monitors', 'redirects'],
  isLocked: false,
  hasSecrets: true,
  calls: 42,
};

export const plan: RestoreBackupProps['plan'] = planOf(groups);
