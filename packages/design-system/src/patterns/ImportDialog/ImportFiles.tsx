import { FileUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import styled from 'styled-components';
import { readTextFile } from '../../lib/files/readTextFile';
import { Button, Icon } from '../../primitives';
import { color, text } from '../../tokens';
import { t } from './text.en';

const Note = styled.p`
  ${text.caption}
  color: ${color.muted};
  overflow-wrap: anywhere;

  &[data-tone='danger'] {
    color: ${color.danger};
  }
`;

/** Why a file was refused, or its detected encoding. */
export interface FileNote {
  tone: 'neutral' | 'danger';
  text: string;
}

/** Reads the chosen files one after the other, which keeps their order in the text. */
export function useImportFiles(onImport: (text: string) => void): {
  notes: readonly FileNote[];
  read: (files: readonly File[]) => Promise<void>;
} {
  const [notes, setNotes] = useState<readonly FileNote[]>([]);
  const read = async (files: readonly File[]): Promise<void> => {
    const found: FileNote[] = [];
    for (const file of files) {
      const result = await readTextFile(file);
      if ('error' in result) {
        found.push({ tone: 'danger', text: result.error });
        continue;
      }
      const { encoding } = result;
      if (encoding !== null)
        found.push({
          tone: 'neutral',
          text: t('checkEncoding', { name: file.name, encoding }),
        });
      onImport(result.text);
    }
    setNotes(found);
  };
  return { notes, read };
}

export const FileNotes = ({ notes }: { notes: readonly FileNote[] }): ReactNode => (
  <div role="status" aria-label={t('files')} hidden={notes.length === 0}>
    {notes.map((note) => (
      <Note key={note.text} data-tone={note.tone}>
        {note.text}
      </Note>
    ))}
  </div>
);

/** A button that chooses files of lines. Their format is detected from the content, not the file name. */
export const FileButton = ({
  isDisabled,
  onFiles,
}: {
  isDisabled: boolean;
  onFiles: (files: readonly File[]) => void;
}): ReactNode => (
  <FileTrigger
    acceptedFileTypes={['.csv', '.json', '.txt', '.tsv', 'text/csv', 'application/json', 'text/plain']}
    allowsMultiple
    onSelect={(files) => onFiles([...(files ?? [])])}
  >
    <Button size="small" icon={<Icon icon={FileUp} />} isDisabled={isDisabled}>
      {t('chooseFiles')}
    </Button>
  </FileTrigger>
);
