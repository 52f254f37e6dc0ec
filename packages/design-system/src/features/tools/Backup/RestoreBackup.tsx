import { Upload } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Banner, Button, Card, Icon, Row, SecretField, Stack, Text, Time } from '../../../primitives';
import { readTextFile } from '../../../lib/files/readTextFile';
import { Plan } from '../../../patterns/Plan/Plan';
import { partNames } from './partLabels';
import { ReadingState } from './ReadingState';
import type { BackupRefusal, BackupSummary, RestoreBackupProps } from './types';
import { t } from './text.en';
import { slot } from '@dropdeck/text';
import { fill } from '../../../lib/text/fill';
import { useLocale } from '../../../lib/react/useLocale';

function refusalText(refusal: BackupRefusal): string {
  switch (refusal.reason) {
    case 'too-large':
      return t('tooLarge');
    case 'not-json':
      return t('notJson');
    case 'foreign':
      return t('foreign');
    case 'newer':
      return t('newer');
    case 'broken':
      return t('broken', { path: refusal.path });
  }
}

/** The passphrase of the file's secrets. */
function Unlock({
  isUnlocking,
  isWrongPassphrase,
  onUnlock,
  onSkipSecrets,
}: Pick<RestoreBackupProps, 'isUnlocking' | 'isWrongPassphrase' | 'onUnlock' | 'onSkipSecrets'>): ReactNode {
  const [passphrase, setPassphrase] = useState('');
  const unlock = (): void => {
    if (passphrase !== '') onUnlock(passphrase);
  };
  return (
    <Stack data-gap={4}>
      <SecretField
        label={t('passphraseOf')}
        value={passphrase}
        onChange={setPassphrase}
        onEnter={unlock}
        mono={false}
        error={isWrongPassphrase ? t('wrongPassphrase') : undefined}
      />
      <Row data-align="stretch" data-wraps>
        <Button variant="primary" isDisabled={passphrase === ''} isPending={isUnlocking} onPress={unlock}>
          {t('unlock')}
        </Button>
        <Button onPress={onSkipSecrets}>{t('skipSecrets')}</Button>
      </Row>
    </Stack>
  );
}

function Steps({ summary, ...props }: RestoreBackupProps & { summary: BackupSummary }): ReactNode {
  const { reading, plan, listError } = props;
  if (plan !== null) return <Plan {...plan} action={t('restoreAction')} closeLabel={t('closeFile')} />;
  if (summary.isLocked) return <Unlock {...props} />;
  if (reading !== null) {
    return (
      <ReadingState reading={reading} onStop={props.onStop} onRetry={props.onRetry}>
        <Button size="small" onPress={() => props.onPartly()}>
          {t('partly')}
        </Button>
      </ReadingState>
    );
  }
  return (
    <Stack data-gap={4}>
      {listError !== null && (
        <Banner tone="warning" isLive title={t('compareListFailed')} onRetry={props.onListRetry}>
          {listError}
        </Banner>
      )}
      <Row data-align="stretch" data-wraps>
        <Button
          variant="primary"
          isPending={summary.calls === null && listError === null}
          isDisabled={summary.calls === null}
          onPress={() => props.onCompare()}
        >
          {t('compare')}
        </Button>
      </Row>
    </Stack>
  );
}

/** Chooses a file, compares it with what is there, and restores what the person chooses. */
export function RestoreBackup(props: RestoreBackupProps): ReactNode {
  useLocale();
  const { summary, refusal, onFile, onClose } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const reason = problem ?? (refusal === null ? null : refusalText(refusal));
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const result = await readTextFile(file);
    setProblem('error' in result ? result.error : null);
    if ('text' in result) onFile(result.text);
  };
  return (
    <Card heading={t('restore')} description={t('restoreText')}>
      {summary === null ? (
        <Stack data-gap={4}>
          {reason !== null && (
            <Banner tone="danger" title={t('refused')} isLive>
              {reason}
            </Banner>
          )}
          <Row data-align="stretch" data-wraps>
            <FileTrigger
              acceptedFileTypes={['.json', 'application/json']}
              onSelect={(files) => void read(files?.[0])}
            >
              <Button icon={<Icon icon={Upload} />}>{t('chooseFile')}</Button>
            </FileTrigger>
          </Row>
        </Stack>
      ) : (
        <Stack data-gap={4}>
          <Text data-size="body" data-tone="muted">
            {fill(
              t(summary.hasSecrets ? 'madeOnLocked' : 'madeOn', {
                time: slot('time'),
                parts: partNames(summary.parts),
              }),
              { time: <Time at={summary.madeAt} isInList /> },
            )}
          </Text>
          <Steps {...props} summary={summary} />
          {props.plan === null && (
            <Row data-align="stretch" data-wraps>
              <Button variant="ghost" onPress={onClose}>
                {t('closeFile')}
              </Button>
            </Row>
          )}
        </Stack>
      )}
    </Card>
  );
}
