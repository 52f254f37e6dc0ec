import { BackupScreen, type MakeBackupProps, type RestoreBackupProps } from '@dropdeck/design-system';
import * as backup from '@dropdeck/domain/tools/backup';
import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import { decrypt, encrypt } from '../../browser/cipher';

const { restore } = backup;

function useMake(): MakeBackupProps {
  const view = useUnit({
    available: backup.$available,
    chosen: backup.$parts,
    calls: backup.$calls,
    isCountKnown: backup.$isCountKnown,
    listError: backup.$listError,
    reading: backup.reading.$progress,
    isSaving: backup.$isSaving,
  });
  const act = useUnit({
    toggled: backup.partToggled,
    listsRequested: backup.listsRequested,
    onRead: backup.readRequested,
    onStop: backup.reading.stopped,
    onRetry: backup.reading.retried,
    onCancel: backup.readCancelled,
    saveRequested: backup.saveRequested,
  });
  const { isCountKnown, calls, ...shown } = view;
  const { toggled, listsRequested, saveRequested, ...handlers } = act;
  return {
    ...shown,
    ...handlers,
    calls: isCountKnown ? calls : null,
    onToggle: (part, isChosen) => toggled({ part, isChosen }),
    onListRetry: () => listsRequested(view.chosen),
    onSave: (passphrase) => saveRequested({ passphrase }),
  };
}

function useRestore(): RestoreBackupProps {
  const { summary, isPlanned, parts, ...view } = useUnit({
    refusal: restore.$refusal,
    summary: restore.$summary,
    isUnlocking: restore.$isUnlocking,
    isWrongPassphrase: restore.$isWrongPassphrase,
    listError: backup.$listError,
    reading: restore.reading.$progress,
    isPlanned: restore.$isPlanned,
    parts: restore.$parts,
  });
  const plan = useUnit(restore.job.view);
  const { listsRequested, ...handlers } = useUnit({
    listsRequested: backup.listsRequested,
    onFile: restore.fileChosen,
    onClose: restore.fileClosed,
    onUnlock: restore.unlockRequested,
    onSkipSecrets: restore.secretsSkipped,
    onCompare: restore.compareRequested,
    onStop: restore.reading.stopped,
    onRetry: restore.reading.retried,
    onPartly: restore.comparedPartly,
  });
  const job = useUnit({
    onToggle: restore.job.toggled,
    onConfirm: restore.job.confirmed,
    onStop: restore.job.stopped,
    onRetry: restore.job.retried,
  });
  return {
    ...view,
    ...handlers,
    summary: summary && { ...summary, calls: summary.isCountKnown ? summary.calls : null },
    onListRetry: () => listsRequested(parts),
    plan: isPlanned
      ? {
          groups: plan.groups,
          chosen: plan.chosen,
          progress: plan.progress,
          result: plan.result,
          ...job,
          onClose: handlers.onClose,
        }
      : null,
  };
}

/** /tools/backup */
export default function Backup(): ReactNode {
  const { opened, closed } = useUnit({ opened: backup.opened, closed: backup.closed });
  useEffect(() => {
    opened({ encrypt, decrypt });
    return () => closed();
  }, [opened, closed]);
  return <BackupScreen make={useMake()} restore={useRestore()} />;
}
