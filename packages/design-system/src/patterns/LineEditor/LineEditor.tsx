import { useText } from '../../lib/react/useLocale';
import type { EditorView } from '@codemirror/view';
import { useEffect, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { color, radius } from '../../tokens';
import { createLineView, replaceText, setReadOnly } from './createLineView';
import { nextMarked, noMarks, showMarks, type LineMarks } from './lineMarks';
import { showMasked, type MaskLine } from './masking';
import { t } from './text.en';

export type { LineMarks, MaskLine };

/**
 * Milliseconds; blur reports the text at once. Longer than the pause between keystrokes, because a text of
 * 100,000 lines must not be processed while typing.
 */
const debounceMs = 300;

/** The imperative handle of the editor. */
export interface LineEditorHandle {
  /** Moves the caret to the next of these lines and scrolls it into view. */
  goToNext: (lines: readonly number[]) => void;
  focus: () => void;
}

export interface LineEditorProps {
  /** Accessible name of the box. */
  label: string;
  /** Announced with the name. */
  description?: string | undefined;
  placeholder?: string | undefined;
  value: string;
  /** Debounced, and called on blur: a text of 100,000 lines is long. */
  onChange: (text: string) => void;
  /** Marks for lines; may lag behind the text. */
  marks?: LineMarks | undefined;
  /** Why a line is marked as unusual: “Unrecognized proxy format”. */
  unusualText?: string | undefined;
  /** Masks a line with secrets while the caret is elsewhere. */
  maskLine?: MaskLine | undefined;
  isMasked?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  /** A file was dropped on the box or pasted into it. */
  onFile: (file: File) => void;
  /** CSS length. */
  height?: string | undefined;
  ref?: Ref<LineEditorHandle> | undefined;
}

const Frame = styled.div`
  height: var(--height);
  min-height: 120px;
  overflow: hidden;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.control};
  background: ${color.field};
  outline: none;

  &:focus-within {
    border-color: ${color.focus};
    box-shadow: inset 0 0 0 1px ${color.focus};
  }
`;

/**
 * A numbered text box of one entry per line, fast with 100,000 lines. The editor (CodeMirror) lives in a
 * shadow root, where its style sheets are adopted, as a strict Content-Security-Policy requires.
 */
export default function LineEditor({
  label,
  description,
  placeholder,
  value,
  onChange,
  marks = noMarks,
  unusualText = t('unusual'),
  maskLine,
  isMasked = true,
  isReadOnly = false,
  onFile,
  height = '320px',
  ref,
}: LineEditorProps): ReactNode {
  const say = useText(t);
  const host = useRef<HTMLDivElement>(null);
  const viewRef = useRef<EditorView>(null);
  /** The last text that the props and the editor agree on. */
  const syncedText = useRef(value);
  const handlers = useRef({ onChange, onFile });
  const fixed = useRef({ label, description, placeholder, maskLine });
  useEffect(() => {
    handlers.current = { onChange, onFile };
  });

  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reportText = (view: EditorView): void => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      syncedText.current = view.state.doc.toString();
      handlers.current.onChange(syncedText.current);
    };
    const parent = element.shadowRoot ?? element.attachShadow({ mode: 'open', delegatesFocus: true });
    const { maskLine: mask, ...texts } = fixed.current;
    const view = createLineView({
      parent,
      text: syncedText.current,
      ...texts,
      mask,
      onChange: (changed) => {
        clearTimeout(timer);
        timer = setTimeout(() => reportText(changed), debounceMs);
      },
      onBlur: reportText,
      onFile: (file) => {
        reportText(view);
        handlers.current.onFile(file);
      },
    });
    viewRef.current = view;
    return () => {
      reportText(view);
      view.destroy();
      viewRef.current = null;
    };
  }, []);

  useEffect(() => {
    if (viewRef.current === null || value === syncedText.current) return;
    syncedText.current = value;
    replaceText(viewRef.current, value);
  }, [value]);
  useEffect(() => {
    if (viewRef.current) showMarks(viewRef.current, marks, unusualText, say);
  }, [marks, unusualText, say]);
  useEffect(() => {
    if (viewRef.current && maskLine) showMasked(viewRef.current, isMasked);
  }, [maskLine, isMasked]);
  useEffect(() => {
    if (viewRef.current) setReadOnly(viewRef.current, isReadOnly);
  }, [isReadOnly]);

  useImperativeHandle(ref, () => ({
    focus: () => viewRef.current?.focus(),
    goToNext: (lines) => {
      const view = viewRef.current;
      if (view === null) return;
      const { doc, selection } = view.state;
      const number = nextMarked(lines, doc.lineAt(selection.main.head).number);
      if (number === undefined || number > doc.lines) return;
      const { from, to } = doc.line(number);
      view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
      view.focus();
    },
  }));

  // Proxies and keywords read from left to right in every language.
  return <Frame ref={host} dir="ltr" tabIndex={0} data-secret style={{ '--height': height }} />;
}
