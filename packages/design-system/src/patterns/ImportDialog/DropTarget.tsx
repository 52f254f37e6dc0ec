import { useState, type DragEvent, type ReactNode } from 'react';
import styled from 'styled-components';
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

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

export interface DropTargetProps {
  isDisabled: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/**
 * Takes files dropped on its children. Not React Aria's `useDrop`, which also takes dragged text and so would
 * keep it from the text box.
 */
export function DropTarget({ isDisabled, onFiles, children }: DropTargetProps): ReactNode {
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
