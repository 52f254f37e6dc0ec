import { memo } from 'react';
import { SecretField } from '../../primitives/SecretField/SecretField';

export interface WebhookFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The field was left: the value is meant. */
  onBlur?: (() => void) | undefined;
  /** Enter was pressed: the value is meant. */
  onEnter?: (() => void) | undefined;
  description?: string | undefined;
  /** What is odd about the address; blocks nothing. */
  warning?: string | undefined;
  /** Why the address cannot be saved. */
  errorMessage?: string | undefined;
  isDisabled?: boolean | undefined;
  /** The browser refused to copy. */
  onCopyError?: ((error: unknown) => void) | undefined;
}

/**
 * The address of a Discord webhook. Whoever has it can write into the channel, so it is masked until
 * it is focused or revealed; it stays a plain text box for labels, paste and autofill.
 */
export const WebhookField = memo(function WebhookField(props: WebhookFieldProps) {
  return <SecretField {...props} mono inputMode="url" placeholder="https://discord.com/api/webhooks/…" />;
});
