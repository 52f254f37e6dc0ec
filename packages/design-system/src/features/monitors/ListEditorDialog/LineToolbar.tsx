import { FileUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button, Icon, Row, Switch, Text } from '../../../primitives';
import { t } from './text.en';

export interface LineToolbarProps {
  label: string;
  /** Whether there are credentials to hide or show. */
  hasSecrets: boolean;
  isMasked: boolean;
  onMaskedChange: (isMasked: boolean) => void;
  onFile: (file: File) => void;
  isDisabled: boolean;
}

/** Above the lines: the label, the switch that hides credentials, and the file import. */
export function LineToolbar({
  label,
  hasSecrets,
  isMasked,
  onMaskedChange,
  onFile,
  isDisabled,
}: LineToolbarProps): ReactNode {
  return (
    <Row data-gap={4} data-row-gap={1} data-wraps>
      <Text as="span" data-size="label" data-tone="text" data-grows aria-hidden="true">
        {label}
      </Text>
      {hasSecrets && (
        <Switch
          label={t('showCredentials')}
          isSelected={!isMasked}
          onChange={(isShown) => onMaskedChange(!isShown)}
        />
      )}
      <FileTrigger
        acceptedFileTypes={['text/plain', 'text/csv', '.txt', '.csv', '.list']}
        onSelect={(files) => {
          const [file] = files ?? [];
          if (file !== undefined) onFile(file);
        }}
      >
        <Button size="small" icon={<Icon icon={FileUp} />} isDisabled={isDisabled}>
          {t('importFile')}
        </Button>
      </FileTrigger>
    </Row>
  );
}
