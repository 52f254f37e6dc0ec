import { Download, RotateCcw, Upload } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { readTextFile } from '../../internal/textFile/readTextFile';
import { Banner } from '../../primitives/Banner/Banner';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { differenceText } from './preferenceLabels';
import { Buttons, Review, Slot } from './preferenceStyles';
import type { PreferenceDifference, PreferenceImport } from './types';

export interface PreferencesFileProps {
  /** The chosen file; null without one. */
  imported: PreferenceImport | null;
  onExport: () => void;
  /** The text of a chosen file. */
  onImport: (text: string) => void;
  onImportConfirm: () => void;
  onImportCancel: () => void;
  onReset: () => void;
}

const refusals: Readonly<Record<Extract<PreferenceImport, { refusal: string }>['refusal'], string>> = {
  'not-json': 'It is not JSON. Choose a file that was exported here.',
  foreign: 'It has other data than preferences. Choose a file that was exported here.',
  newer: 'It was exported by a newer version. Reload the page and try again.',
};

function ImportReview({
  changes,
  onConfirm,
  onCancel,
}: {
  changes: readonly PreferenceDifference[];
  onConfirm: () => void;
  onCancel: () => void;
}): ReactNode {
  const id = useId();
  const isSame = changes.length === 0;
  return (
    <Review role="group" aria-labelledby={id}>
      <h4 id={id}>{isSame ? 'The file has what is already chosen' : 'The import changes'}</h4>
      {!isSame && (
        <ul>
          {changes.map((change) => {
            const { label, text } = differenceText(change);
            return (
              <li key={change.subject}>
                <span>{label}</span>
                <span>{text}</span>
              </li>
            );
          })}
        </ul>
      )}
      <Buttons>
        {!isSame && (
          <Button size="small" variant="primary" autoFocus onPress={() => onConfirm()}>
            Import
          </Button>
        )}
        <Button size="small" variant="ghost" autoFocus={isSame} onPress={() => onCancel()}>
          {isSame ? 'Close the file' : 'Cancel'}
        </Button>
      </Buttons>
    </Review>
  );
}

/** Export, import with a review of what it changes, and reset. */
export function PreferencesFile({
  imported,
  onExport,
  onImport,
  onImportConfirm,
  onImportCancel,
  onReset,
}: PreferencesFileProps): ReactNode {
  const [problem, setProblem] = useState<string | null>(null);
  const refusal = problem ?? (imported !== null && 'refusal' in imported ? refusals[imported.refusal] : null);

  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    onImportCancel();
    const result = await readTextFile(file);
    setProblem('error' in result ? result.error : null);
    if ('text' in result) onImport(result.text);
  };

  return (
    <>
      <Buttons>
        <Button size="small" icon={<Icon icon={Download} />} onPress={() => onExport()}>
          Export
        </Button>
        <FileTrigger
          acceptedFileTypes={['.json', 'application/json']}
          onSelect={(files) => void read(files?.[0])}
        >
          <Button size="small" icon={<Icon icon={Upload} />}>
            Import
          </Button>
        </FileTrigger>
        <Button size="small" icon={<Icon icon={RotateCcw} />} onPress={() => onReset()}>
          Reset to defaults
        </Button>
      </Buttons>
      {refusal !== null && (
        <Slot>
          <Banner tone="danger" title="The file cannot be imported" isLive>
            {refusal}
          </Banner>
        </Slot>
      )}
      {imported !== null && 'changes' in imported && (
        <Slot>
          <ImportReview changes={imported.changes} onConfirm={onImportConfirm} onCancel={onImportCancel} />
        </Slot>
      )}
    </>
  );
}
