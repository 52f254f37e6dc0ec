import { lazy, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { readTextFile } from '../../internal/textFile/readTextFile';
import type { LineEditorHandle } from '../../patterns/LineEditor/LineEditor';
import { createChunk } from '../../internal/chunk';
import { LazyBoundary } from '../../primitives/LazyBoundary/LazyBoundary';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { TextField } from '../../primitives/TextField/TextField';
import { space } from '../../tokens';
import { FormDialog } from '../FormDialog/FormDialog';
import { LineFacts, type LineFactsValues } from './LineFacts';
import { LineTools } from './LineTools';

const LineEditor = lazy(
  createChunk(async () => ({
    default: (await import('../../patterns/LineEditor/LineEditor')).LineEditor,
  })).load,
);

export type { LineFactsValues };

export interface ListEditorDialogProps {
  isOpen: boolean;
  /** “Create Keyword List”, “Edit proxy list”. */
  title: string;
  submitLabel: string;
  name: string;
  onNameChange: (name: string) => void;
  /** The server takes no new name for a list of this kind. */
  isNameFixed?: boolean | undefined;
  /** Said below a blank name when it is to be saved; undefined where a blank name is taken. */
  nameRequiredText?: string | undefined;
  /** Names the box: “Keywords”. */
  textLabel: string;
  /** One line, as an example. */
  placeholder?: string | undefined;
  /** One entry per line. */
  text: string;
  onTextChange: (text: string) => void;
  /** What a line is: `['keyword', 'keywords']`. */
  noun: readonly [one: string, many: string];
  facts: LineFactsValues;
  /** What is said of a line of no usual form. */
  unusualText?: string | undefined;
  /** What stands for a line with credentials in it; undefined where there are none. */
  maskLine?: ((line: string) => string) | undefined;
  /** The text of a file, to be put below the lines that are there. @returns false for what is no text. */
  onImport: (fileText: string) => boolean;
  /** Leaves out lines that are blank or say what an earlier one says. */
  onTidy: () => void;
  onSave: () => void;
  onClose: () => void;
  isDirty?: boolean | undefined;
  isSaving?: boolean | undefined;
  failure?: string | undefined;
}

const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-width: 0;
`;

const editorHeight = 'clamp(160px, 42dvh, 420px)';

/**
 * Creates or edits a list of one entry per line (specification 2.8). Odd lines are marked and
 * can be saved.
 */
export function ListEditorDialog({
  isOpen,
  title,
  submitLabel,
  name,
  onNameChange,
  isNameFixed = false,
  nameRequiredText,
  textLabel,
  placeholder,
  text,
  onTextChange,
  noun,
  facts,
  unusualText,
  maskLine,
  onImport,
  onTidy,
  onSave,
  onClose,
  isDirty,
  isSaving = false,
  failure,
}: ListEditorDialogProps): ReactNode {
  const editor = useRef<LineEditorHandle>(null);
  const nameInput = useRef<HTMLInputElement>(null);
  const [isNameMissed, setNameMissed] = useState(false);
  const [isMasked, setMasked] = useState(true);
  const [importError, setImportError] = useState<string>();

  const takeFile = async (file: File): Promise<void> => {
    const read = await readTextFile(file);
    if ('error' in read) setImportError(read.error);
    else setImportError(onImport(read.text) ? undefined : `“${file.name}” is not a text file.`);
  };
  const isNameNeeded = nameRequiredText !== undefined && name.trim() === '';

  return (
    <FormDialog
      isOpen={isOpen}
      title={title}
      submitLabel={submitLabel}
      onSubmit={() => {
        setNameMissed(isNameNeeded);
        if (isNameNeeded) nameInput.current?.focus();
        else onSave();
      }}
      onClose={onClose}
      isDirty={isDirty}
      isSaving={isSaving}
      failure={failure}
      size="large"
    >
      <TextField
        label="Name"
        value={name}
        onChange={onNameChange}
        isReadOnly={isNameFixed}
        description={isNameFixed ? 'The name cannot be changed.' : undefined}
        errorMessage={isNameMissed && isNameNeeded ? nameRequiredText : undefined}
        inputRef={nameInput}
        autoFocus={!isNameFixed}
        autoComplete="off"
      />
      <Group>
        <LineTools
          label={textLabel}
          hasSecrets={maskLine !== undefined}
          isMasked={isMasked}
          onMaskedChange={setMasked}
          onFile={(file) => void takeFile(file)}
          isDisabled={isSaving}
        />
        <LazyBoundary fallback={<Skeleton shape="block" height={editorHeight} />}>
          <LineEditor
            ref={editor}
            label={textLabel}
            description="One per line. A text file can be dropped here."
            placeholder={placeholder}
            value={text}
            onChange={onTextChange}
            marks={facts}
            unusualText={unusualText}
            maskLine={maskLine}
            isMasked={isMasked}
            isReadOnly={isSaving}
            onFile={(file) => void takeFile(file)}
            height={editorHeight}
          />
        </LazyBoundary>
        <LineFacts
          facts={facts}
          noun={noun}
          importError={importError}
          onGoTo={(lines) => editor.current?.goToNext(lines)}
          onTidy={onTidy}
          isDisabled={isSaving}
        />
      </Group>
    </FormDialog>
  );
}
