import { useState, type DragEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { readTextFile } from '../../lib/files/readTextFile';
import { FileButton, LiveText } from '../../primitives';
import { color, radius, text } from '../../tokens';
import { t } from './text.en';

const Root = styled.div`
  position: relative;
`;

const Cover = styled.p`
  position: absolute;
  /* Below the label of the box. */
  inset: 26px 0 0;
  display: flex;
  align-items: center;
  justify-content: center;
  border: 2px dashed ${color.accent};
  border-radius: ${radius.control};
  background: ${color.accentSoft};
  color: ${color.accentText};
  ${text.body}
  font-weight: 500;
  pointer-events: none;
`;

const Problem = styled.p`
  ${text.caption}
  color: ${color.danger};
  overflow-wrap: anywhere;
`;

interface FilesProps {
  isDisabled: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Reads the chosen files one after the other, which keeps their order in the text. */
export function useImportFiles(onImport: (text: string) => void) {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const read = async (files: readonly File[]): Promise<void> => {
    const found: string[] = [];
    for (const file of files) {
      const result = await readTextFile(file);
      if ('error' in result) found.push(result.error);
      else onImport(result.text);
    }
    setProblems(found);
  };
  return { problems, read };
}

export const FileProblems = ({ problems }: { problems: readonly string[] }): ReactNode => (
  <div role="status" aria-label={t('files')} hidden={problems.length === 0}>
    <LiveText as="div">
      {problems.map((problem) => (
        <Problem key={problem}>{problem}</Problem>
      ))}
    </LiveText>
  </div>
);

export const ImportFileButton = (props: FilesProps): ReactNode => (
  <FileButton {...props} accept=".csv,.txt,.tsv,text/csv,text/plain" isMultiple>
    {t('chooseFiles')}
  </FileButton>
);

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/**
 * Takes files dropped on its children. Not React Aria's `useDrop`, which also takes dragged text and so would
 * keep it from the text box.
 */
export function DropTarget({
  isDisabled,
  onFiles,
  children,
}: FilesProps & { children: ReactNode }): ReactNode {
  const [isOver, setOver] = useState(false);
  const onDrag = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    // Without it the browser would open the file in place of the page.
    event.preventDefault();
    event.dataTransfer.dropEffect = isDisabled ? 'none' : 'copy';
    setOver(!isDisabled);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button beside it takes files by keyboard
    <Root
      onDragEnter={onDrag}
      onDragOver={onDrag}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        if (!isDisabled) onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver && <Cover>{t('drop')}</Cover>}
    </Root>
  );
}
