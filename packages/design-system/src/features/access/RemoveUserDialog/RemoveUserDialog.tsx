import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useLastNonNull } from '../../../lib/react/useLastNonNull';
import { AlertDialog } from '../../../primitives';
import { color, space } from '../../../tokens';
import { t } from './text.en';

/** The user whose access is about to be removed. */
export interface RemovalState {
  readonly name: string;
  readonly isPending: boolean;
  /** Why the last attempt failed. */
  readonly error: string | null;
}

export interface RemoveUserDialogProps {
  /** Null while closed. */
  state: RemovalState | null;
  onConfirm: () => void;
  onCancel: () => void;
}

const Failure = styled.p`
  margin-top: ${space[3]};
  font-weight: 500;
  color: ${color.danger};
`;

/** Confirms removing a user's access to the dashboard. */
export function RemoveUserDialog({ state, onConfirm, onCancel }: RemoveUserDialogProps): ReactNode {
  const shown = useLastNonNull(state);
  if (shown === null) return null;
  return (
    <AlertDialog
      isOpen={state !== null}
      title={<span data-secret>{t('title', { name: shown.name })}</span>}
      body={
        <>
          <p>{t('body')}</p>
          {shown.error !== null && <Failure role="alert">{shown.error}</Failure>}
        </>
      }
      confirmLabel={t('removeAccess')}
      tone="danger"
      isPending={shown.isPending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
