import { FileUp } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';

export interface FileButtonProps {
  children: ReactNode;
  /** MIME types and endings: `text/csv,.csv`. */
  accept: string;
  isMultiple?: boolean | undefined;
  isDisabled: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Asks for files of the device. */
export function FileButton({
  children,
  accept,
  isMultiple = false,
  isDisabled,
  onFiles,
}: FileButtonProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        size="small"
        icon={<Icon icon={FileUp} />}
        isDisabled={isDisabled}
        onPress={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={isMultiple}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
