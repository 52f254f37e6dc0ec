import { localized } from '@dropdeck/text';
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
import { useLocale } from '../../../lib/react/useLocale';
import { partLabels } from './partLabels';
import { MIN_LENGTH, strengthOf, type Strength } from './passphrase';
import { ReadingState } from './ReadingState';
import type { MakeBackupProps } from './types';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';

const secretOptions = localized(
  () =>
    [
      { id: 'none', label: t('leaveOut'), description: t('leaveOutText') },
      { id: 'encrypted', label: t('encrypt'), description: t('encryptText') },
    ] as const,
);
type SecretChoice = ReturnType<typeof secretOptions>[number]['id'];

const strengthTexts = localized((): Readonly<Record<Strength, string>> => ({
  short: t('tooShort', { count: MIN_LENGTH }),
  weak: t('weak'),
  fair: t('fair'),
  strong: t('strong'),
}));

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
      <RadioGroup label={t('secrets')} options={secretOptions()} value={choice} onChange={setChoice} />
      {isEncrypted && (
        <SecretField
          label={t('passphrase')}
          value={passphrase}
          onChange={setPassphrase}
          onEnter={save}
          mono={false}
          description={t('passphraseText', {
            strength: strengthTexts()[passphrase === '' ? 'short' : strength],
          })}
        />
      )}
      <Row data-align="stretch" data-wraps>
        <Button variant="primary" isDisabled={!isReady} isPending={isSaving} onPress={save}>
          {t('save')}
        </Button>
        <Button variant="ghost" onPress={onCancel}>
          {common('cancel')}
        </Button>
      </Row>
    </Stack>
  );
}

/** Chooses parts, loads them and saves them as one file. */
export function MakeBackup(props: MakeBackupProps): ReactNode {
  const { available, chosen, calls, listError, reading } = props;
  useLocale();
  const isComplete = reading !== null && reading.done === reading.total && reading.failed.length === 0;
  const isCounting = calls === null && listError === null;
  const isRead = reading !== null && !reading.isRunning;
  return (
    <Card heading={t('make')} description={t('makeText')}>
      {reading === null ? (
        <Stack data-gap={4}>
          {available.map((part) => (
            <Checkbox
              key={part}
              label={partLabels()[part].label}
              description={partLabels()[part].detail}
              isSelected={chosen.has(part)}
              onChange={(isChosen) => props.onToggle({ part, isChosen })}
            />
          ))}
          {listError !== null && (
            <Banner tone="warning" isLive title={t('saveListFailed')} onRetry={props.onListRetry}>
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
              {t('continue')}
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
                  ? t('ready')
                  : t('partlyReady', { ready: reading.done - reading.failed.length, count: reading.total })}
              </Text>
              <SaveStep isSaving={props.isSaving} onSave={props.onSave} onCancel={props.onCancel} />
            </>
          )}
        </Stack>
      )}
    </Card>
  );
}
