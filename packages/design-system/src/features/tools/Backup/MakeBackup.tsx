import { useState, type ReactNode } from 'react';
import {
  Banner,
  Button,
  Card,
  Checkbox,
  RadioGroup,
  Row,
  SecretField,
  Stack,
  Text,
} from '../../../primitives';
import { useCounts } from '../../../lib/format/formatCount';
import { partLabels } from './partLabels';
import { MIN_LENGTH, strengthOf, type Strength } from './passphrase';
import { ReadingState } from './ReadingState';
import type { MakeBackupProps } from './types';

const secretOptions = [
  { id: 'none', label: 'Leave them out', description: 'Webhooks and proxies are not in the file.' },
  {
    id: 'encrypted',
    label: 'Encrypt them with a passphrase',
    description: 'Only a person with the file and the passphrase can read them.',
  },
] as const;
type SecretChoice = (typeof secretOptions)[number]['id'];

const strengthTexts: Readonly<Record<Strength, string>> = {
  short: `At least ${MIN_LENGTH} characters.`,
  weak: 'Easy to guess. Add words.',
  fair: 'Fair. Another word makes it strong.',
  strong: 'Strong.',
};

/** Asks what becomes of the secrets, and saves the file. */
function SaveStep({ isSaving, onSave, onCancel }: Pick<MakeBackupProps, 'isSaving' | 'onSave' | 'onCancel'>) {
  const [choice, setChoice] = useState<SecretChoice>('none');
  const [passphrase, setPassphrase] = useState('');
  const isEncrypted = choice === 'encrypted';
  const strength = strengthOf(passphrase);
  const isReady = !isEncrypted || strength !== 'short';
  const save = (): void => {
    if (isReady && !isSaving) onSave(isEncrypted ? passphrase : null);
  };
  return (
    <Stack data-gap={4}>
      <RadioGroup label="Webhooks and proxies" options={secretOptions} value={choice} onChange={setChoice} />
      {isEncrypted && (
        <SecretField
          label="Passphrase"
          value={passphrase}
          onChange={setPassphrase}
          onEnter={save}
          mono={false}
          description={`${passphrase === '' ? strengthTexts.short : strengthTexts[strength]} It is not stored: without it, the secrets of the file are lost.`}
        />
      )}
      <Row data-align="stretch" data-wraps>
        <Button variant="primary" isDisabled={!isReady} isPending={isSaving} onPress={save}>
          Save the file
        </Button>
        <Button variant="ghost" onPress={onCancel}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}

/** Chooses parts, loads them and saves them as one file. */
export function MakeBackup(props: MakeBackupProps): ReactNode {
  const { available, chosen, calls, listError, reading } = props;
  const { formatCount, countOf } = useCounts();
  const isComplete = reading !== null && reading.done === reading.total && reading.failed.length === 0;
  const isCounting = calls === null && listError === null;
  const isRead = reading !== null && !reading.isRunning;
  return (
    <Card
      heading="Make a backup"
      description="One file with what you choose, to keep or to restore here or in another account."
    >
      {reading === null ? (
        <Stack data-gap={4}>
          {available.map((part) => (
            <Checkbox
              key={part}
              label={partLabels[part].label}
              description={partLabels[part].detail}
              isSelected={chosen.has(part)}
              onChange={(isChosen) => props.onToggle({ part, isChosen })}
            />
          ))}
          {listError !== null && (
            <Banner
              tone="warning"
              isLive
              title="The list of what to save could not be loaded"
              onRetry={props.onListRetry}
            >
              {listError}
            </Banner>
          )}
          <Row data-align="stretch" data-wraps>
            <Button
              variant="primary"
              isDisabled={!isCounting && !calls}
              isPending={isCounting}
              onPress={() => props.onRead()}
            >
              Continue
            </Button>
          </Row>
        </Stack>
      ) : (
        <Stack data-gap={4}>
          <ReadingState reading={reading} onStop={props.onStop} onRetry={props.onRetry} />
          {isRead && (
            <>
              <Text data-size="body" data-tone="muted">
                {isComplete
                  ? 'Everything is ready to be saved.'
                  : `${formatCount(reading.done - reading.failed.length)} of ${countOf(reading.total, 'part')} are ready. The file has only those.`}
              </Text>
              <SaveStep isSaving={props.isSaving} onSave={props.onSave} onCancel={props.onCancel} />
            </>
          )}
        </Stack>
      )}
    </Card>
  );
}
