import type { ReactNode } from 'react';
import { Button, EmptyState } from '../../primitives';
import type { CommandsScreenProps } from './CommandsScreen';
import { t } from './text.en';

/** The notice that replaces the commands in states without any; null when there are some, or they are loading. */
export function noticeOf({
  status,
  failedText,
  servers,
  onAuthorize,
}: Pick<CommandsScreenProps, 'status' | 'failedText' | 'servers' | 'onAuthorize'>): ReactNode {
  if (status === 'unauthorized') {
    return (
      <EmptyState
        title={t('unauthorized')}
        illustration="list"
        action={
          <Button variant="primary" onPress={onAuthorize}>
            {t('authorize')}
          </Button>
        }
      >
        {t('unauthorizedText')}
      </EmptyState>
    );
  }
  if (status === 'no-bot') {
    return (
      <EmptyState title={t('noBot')} illustration="list">
        {t('noBotText')}
      </EmptyState>
    );
  }
  if (status === 'failed') {
    return (
      <EmptyState title={failedText ?? t('serversFailed')} illustration="error">
        {t('signedOut')}
      </EmptyState>
    );
  }
  return status === 'ready' && servers.length === 0 ? (
    <EmptyState title={t('noServers')} illustration="list">
      {t('noServersText')}
    </EmptyState>
  ) : null;
}
