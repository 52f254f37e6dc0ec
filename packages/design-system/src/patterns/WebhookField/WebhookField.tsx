import { memo } from 'react';
import { SecretField } from '../../primitives/SecretField/SecretField';

export interface WebhookFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called on blur: the value is committed. */
  onBlur?: (() => void) | undefined;
  /** Called on Enter: the value is committed. */
  onEnter?: (() => void) | undefined;
  description?: string | undefined;
  /** A warning that blocks nothing. */
  warning?: string | undefined;
  /** Why the URL cannot be saved. */
  error?: string | undefined;
  /** Explains how to make a webhook, beside the label. */
  hasHelp?: boolean | undefined;
  /** The browser refused to copy. */
  onCopyError?: ((error: unknown) => void) | undefined;
}

/**
 * The URL of a Discord webhook. It lets anyone post to the channel, so it is masked until focused or
 * revealed; it stays a plain text box for labels, paste and autofill.
 */
export const WebhookField = memo(function WebhookField({ hasHelp = false, ...props }: WebhookFieldProps) {
  return (
    <SecretField
      {...props}
      help={hasHelp ? 'webhook' : undefined}
      mono
      inputMode="url"
      placeholder="https://discord.com/api/webhooks/…"
    />
  );
});
