import { useRef, useState, type ReactNode } from 'react';
import type { Noun } from '../../../lib/nouns/noun';
import { FileButton, Skeleton, Stack, TextField, Row, Switch, Text } from '../../../primitives';
import { readTextFile } from '../../../lib/files/readTextFile';
import type { LineEditorHandle, LineEditorProps } from '../../../patterns/LineEditor/LineEditor';
import { createLazyComponent, Lazy } from '../../../loading/lazy';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import { LineSummary, type LineStats } from './LineSummary';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';

interface LineToolbarProps {
  label: string;
  /** Whether there are credentials to hide or show. */
  hasSecrets: boolean;
  isMasked: boolean;
  onMaskedChange: (isMasked: boolean) => void;
  onFile: (file: File) => void;
  isDisabled: boolean;
}

/** Above the lines: the label, the switch that hides credentials, and the file import. */
function LineToolbar({
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
      <FileButton
        accept="text/plain,text/csv,.txt,.csv,.list"
        isDisabled={isDisabled}
        onFiles={([file]) => file !== undefined && onFile(file)}
      >
        {t('importFile')}
      </FileButton>
    </Row>
  );
}

const lineEditor = createLazyComponent<LineEditorProps>(
  () => import('../../../patterns/LineEditor/LineEditor'),
);

export type { LineStats };

export interface ListEditorDialogProps {
  isOpen: boolean;
  /** “Create Keyword List”, “Edit proxy list”. */
  title: string;
  submitLabel: string;
  name: string;
  onNameChange: (name: string) => void;
  /** The server does not rename lists of this kind. */
  isNameFixed?: boolean | undefined;
  /** Shown below a blank name on save; undefined when a blank name is allowed. */
  nameRequiredText?: string | undefined;
  /** The label of the text box: “Keywords”. */
  textLabel: string;
  placeholder?: string | undefined;
  /** One entry per line. */
  text: string;
  onTextChange: (text: string) => void;
  /** What a line is: `['keyword', 'keywords']`. */
  noun: Noun;
  stats: LineStats;
  /** Shown for a line in an unusual format. */
  unusualText?: string | undefined;
  /** Masks the credentials of a line; undefined when lines have none. */
  maskLine?: ((line: string) => string) | undefined;
  /**
   * Appends the text of a file.
   *
   * @returns false for a file without text.
   */
  onImport: (fileText: string) => void;
  /** Removes blank and duplicate lines. */
  onTidy: () => void;
  onSave: () => void;
  onClose: () => void;
  isDirty?: boolean | undefined;
  isSaving?: boolean | undefined;
  error?: string | null | undefined;
}

const editorHeight = 'clamp(160px, 42dvh, 420px)';

/**
 * Creates or edits a list of one entry per line (specification 2.8). Unusual lines are marked and can be
 * saved.
 */
export function ListEditorDialog({
  name,
  onNameChange,
  isNameFixed = false,
  nameRequiredText,
  textLabel,
  placeholder,
  text,
  onTextChange,
  noun,
  stats,
  unusualText,
  maskLine,
  onImport,
  onTidy,
  onSave,
  isSaving = false,
  ...form
}: ListEditorDialogProps): ReactNode {
  const editor = useRef<LineEditorHandle>(null);
  const [isNameMissed, setNameMissed] = useState(false);
  const [isMasked, setMasked] = useState(true);
  const [importError, setImportError] = useState<string>();

  const importFile = async (file: File): Promise<void> => {
    const read = await readTextFile(file);
    if ('error' in read) setImportError(read.error);
    else {
      setImportError(undefined);
      onImport(read.text);
    }
  };
  const isNameNeeded = nameRequiredText !== undefined && name.trim() === '';

  return (
    <FormDialog
      {...form}
      onSubmit={() => {
        setNameMissed(isNameNeeded);
        if (!isNameNeeded) onSave();
      }}
      isSaving={isSaving}
      size="large"
    >
      <TextField
        label={common('name')}
        value={name}
        onChange={onNameChange}
        isReadOnly={isNameFixed}
        description={isNameFixed ? t('nameFixed') : undefined}
        error={isNameMissed && isNameNeeded ? nameRequiredText : undefined}
        autoFocus={!isNameFixed}
        autoComplete="off"
      />
      <Stack data-gap={2}>
        <LineToolbar
          label={textLabel}
          hasSecrets={maskLine !== undefined}
          isMasked={isMasked}
          onMaskedChange={setMasked}
          onFile={(file) => void importFile(file)}
          isDisabled={isSaving}
        />
        <Lazy
          component={lineEditor}
          props={{
            ref: editor,
            label: textLabel,
            description: t('description'),
            placeholder,
            value: text,
            onChange: onTextChange,
            marks: stats,
            unusualText,
            maskLine,
            isMasked,
            isReadOnly: isSaving,
            onFile: (file) => void importFile(file),
            height: editorHeight,
          }}
          fallback={<Skeleton shape="block" height={editorHeight} />}
        />
        <LineSummary
          stats={stats}
          noun={noun}
          importError={importError}
          onGoTo={(lines) => editor.current?.goToNext(lines)}
          onTidy={onTidy}
          isDisabled={isSaving}
        />
      </Stack>
    </FormDialog>
  );
}
