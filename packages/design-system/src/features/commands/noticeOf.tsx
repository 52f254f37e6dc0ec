import type { ReactNode } from 'react';
import { Button, EmptyState } from '../../primitives';
import type { CommandsScreenProps } from './CommandsScreen';

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
        title="Commands need your authorization"
        illustration="list"
        action={
          <Button variant="primary" onPress={onAuthorize}>
            Authorize
          </Button>
        }
      >
        Discord will ask you to let this dashboard change command permissions.
      </EmptyState>
    );
  }
  if (status === 'no-bot') {
    return (
      <EmptyState title="Your bot is not set up yet" illustration="list">
        You will receive a private message when it is done. Then you can choose who can use its commands.
      </EmptyState>
    );
  }
  if (status === 'failed') {
    return (
      <EmptyState title={failedText ?? 'The servers could not be loaded'} illustration="error">
        You are being signed out. Sign in again to continue.
      </EmptyState>
    );
  }
  return status === 'ready' && servers.length === 0 ? (
    <EmptyState title="Your bot is not in a server yet" illustration="list">
      Use Invite Bot in the menu to add it.
    </EmptyState>
  ) : null;
}
