import { memo, type ReactNode } from 'react';
import { Badge, type Tone } from '../../primitives';

export interface StatusBadgeProps {
  /** The server's status text in any case: `ACTIVE`, `blocked`, `not_setup`. */
  status: string;
}

const tones: Readonly<Record<string, Tone>> = { active: 'success', blocked: 'danger' };

/** `NOT_SETUP` → “Not setup”: sentence case, without underscores. */
const labelFor = (status: string): string => {
  const label = status
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return label === '' ? 'Unknown' : label.charAt(0).toUpperCase() + label.slice(1);
};

/**
 * The status of a monitor, a redirect or a customer: a dot and a word. Active is green, blocked is red, every
 * other status is gray.
 */
export const StatusBadge = memo(function StatusBadge({ status }: StatusBadgeProps): ReactNode {
  return <Badge tone={tones[status.trim().toLowerCase()] ?? 'neutral'}>{labelFor(status)}</Badge>;
});
