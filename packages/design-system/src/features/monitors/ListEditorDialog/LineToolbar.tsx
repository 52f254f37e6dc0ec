import { FileUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import styled from 'styled-components';
import { Button } from '../../../primitives/Button/Button';
import { Icon } from '../../../primitives/Icon/Icon';
import { Switch } from '../../../primitives/Switch/Switch';
import { color, space, text } from '../../../tokens';

export interface LineToolbarProps {
  label: string;
  /** Whether there are credentials to hide or show. */
  hasSecrets: boolean;
  isMasked: boolean;
  onMaskedChange: (isMasked: boolean) => void;
  onFile: (file: File) => void;
  isDisabled: boolean;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
`;

const Label = styled.span`
  flex: 1;
  ${text.label}
  color: ${color.text};
`;

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
    <Row>
      <Label aria-hidden="true">{label}</Label>
      {hasSecrets && (
        <Switch
          label="Show credentials"
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
          Import file
        </Button>
      </FileTrigger>
    </Row>
  );
}
