import { memo, type ReactNode } from 'react';
import { Badge, type Tone } from '../../primitives';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

export interface StatusBadgeProps {
  /** The server's status text in any case: `ACTIVE`, `blocked`, `not_setup`. */
  status: string;
}

const tones: Readonly<Record<string, Tone>> = { active: 'success', blocked: 'danger' };

/** `NOT_SETUP` → “Not setup”: sentence case, without underscores. Only statuses that are known have a translation. */
const labelFor = (status: string): string => {
  const label = status
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
    .toLowerCase();
  if (label === '') return common('unknown');
  if (label === 'active' || label === 'inactive') return common(label);
  if (label === 'blocked' || label === 'offline') return t(label);
  return label === 'not setup' ? t('notSetup') : label.charAt(0).toUpperCase() + label.slice(1);
};

/**
 * The status of a monitor, a redirect or a customer: a dot and a word. Active is green, blocked is red, every
 * other status is gray.
 */
export const StatusBadge = memo(function StatusBadge({ status }: StatusBadgeProps): ReactNode {
  useLocale();
  return <Badge tone={tones[status.trim().toLowerCase()] ?? 'neutral'}>{labelFor(status)}</Badge>;
});
