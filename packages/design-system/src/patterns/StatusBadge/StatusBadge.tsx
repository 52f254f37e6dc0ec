import { memo, type ReactNode } from 'react';
import { Badge, type Tone } from '../../primitives/Badge/Badge';

export interface StatusBadgeProps {
  /** The server's status text in any case: `ACTIVE`, `blocked`, `not_setup`. */
  status: string;
}

const tones: Readonly<Record<string, Tone>> = { active: 'success', blocked: 'danger' };

/** `NOT_SETUP` → “Not setup”: sentence case, without underscores. */
const wordFor = (status: string): string => {
  const words = status
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words === '' ? 'Unknown' : words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * The status of a monitor, a redirect or a customer: a dot and a word. Active is green, blocked is red, every
 * other status is gray.
 */
export const StatusBadge = memo(function StatusBadge({ status }: StatusBadgeProps): ReactNode {
  return <Badge tone={tones[status.trim().toLowerCase()] ?? 'neutral'}>{wordFor(status)}</Badge>;
});
