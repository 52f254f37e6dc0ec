import { memo } from 'react';
import { SecretField, type SecretFieldProps } from '../../primitives';

/**
 * The URL of a Discord webhook. It lets anyone post to the channel, so it is masked until focused or
 * revealed; it stays a plain text box for labels, paste and autofill.
 */
export const WebhookField = memo(function WebhookField(props: SecretFieldProps) {
  return <SecretField inputMode="url" placeholder="https://discord.com/api/webhooks/…" {...props} />;
});
