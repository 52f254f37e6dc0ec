import { Upload } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Banner, Button, Card, Icon, Row, SecretField, Stack, Text, Time } from '../../../primitives';
import { readTextFile } from '../../../lib/files/readTextFile';
import { Plan } from '../../../patterns/Plan/Plan';
import { partNames } from './partLabels';
import { ReadingState } from './ReadingState';
import type { BackupRefusal, BackupSummary, RestoreBackupProps } from './types';

function refusalText(refusal: BackupRefusal): string {
  switch (refusal.reason) {
    case 'too-large':
      return 'It is larger than a backup can be.';
    case 'not-json':
      return 'It is not JSON. Choose a file that was saved here.';
    case 'foreign':
      return 'It is no backup. Choose a file that was saved here.';
    case 'newer':
      return 'It was made by a newer version. Reload the page and try again.';
    case 'broken':
      return `It is damaged at ${refusal.path}.`;
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
        label="Passphrase for webhooks and proxies"
        value={passphrase}
        onChange={setPassphrase}
        onEnter={unlock}
        mono={false}
        error={isWrongPassphrase ? 'This is not the passphrase of the file.' : undefined}
      />
      <Row data-align="stretch" data-wraps>
        <Button variant="primary" isDisabled={passphrase === ''} isPending={isUnlocking} onPress={unlock}>
          Unlock
        </Button>
        <Button onPress={onSkipSecrets}>Go on without them</Button>
      </Row>
    </Stack>
  );
}

function Steps({ summary, ...props }: RestoreBackupProps & { summary: BackupSummary }): ReactNode {
  const { reading, plan, listError } = props;
  if (plan !== null) return <Plan {...plan} action="Restore" closeLabel="Close the file" />;
  if (summary.isLocked) return <Unlock {...props} />;
  if (reading !== null) {
    return (
      <ReadingState reading={reading} onStop={props.onStop} onRetry={props.onRetry}>
        <Button size="small" onPress={() => props.onPartly()}>
          Go on without the rest
        </Button>
      </ReadingState>
    );
  }
  return (
    <Stack data-gap={4}>
      {listError !== null && (
        <Banner
          tone="warning"
          isLive
          title="The list of what to compare could not be loaded"
          onRetry={props.onListRetry}
        >
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
          Show what would change
        </Button>
      </Row>
    </Stack>
  );
}

/** Chooses a file, compares it with what is there, and restores what the person chooses. */
export function RestoreBackup(props: RestoreBackupProps): ReactNode {
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
    <Card
      heading="Restore a backup"
      description="A file is compared with what you have now, and you choose what to restore. Nothing is deleted."
    >
      {summary === null ? (
        <Stack data-gap={4}>
          {reason !== null && (
            <Banner tone="danger" title="The file cannot be restored" isLive>
              {reason}
            </Banner>
          )}
          <Row data-align="stretch" data-wraps>
            <FileTrigger
              acceptedFileTypes={['.json', 'application/json']}
              onSelect={(files) => void read(files?.[0])}
            >
              <Button icon={<Icon icon={Upload} />}>Choose a file</Button>
            </FileTrigger>
          </Row>
        </Stack>
      ) : (
        <Stack data-gap={4}>
          <Text data-size="body" data-tone="muted">
            {'Made on '}
            <Time at={summary.madeAt} isAlwaysAbsolute isInList />
            {`: ${partNames(summary.parts)}. ${summary.hasSecrets ? 'Webhooks and proxies need its passphrase.' : 'Without webhooks and proxies.'}`}
          </Text>
          <Steps {...props} summary={summary} />
          {props.plan === null && (
            <Row data-align="stretch" data-wraps>
              <Button variant="ghost" onPress={onClose}>
                Close the file
              </Button>
            </Row>
          )}
        </Stack>
      )}
    </Card>
  );
}
