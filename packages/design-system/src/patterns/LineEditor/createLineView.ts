import { defaultKeymap, history, historyKeymap, insertNewline } from '@codemirror/commands';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers, placeholder, type KeyBinding } from '@codemirror/view';
import { lineMarks } from './lineMarks';
import { masking, type MaskLine } from './masking';
import { color, fontFamily } from '../../tokens';

/** The editor's styles in the product's theme; the shadow root is out of reach of global styles. */
const editorTheme = EditorView.theme({
  '&': {
    height: '100%',
    color: color.text,
    backgroundColor: 'transparent',
    fontSize: '13px',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: fontFamily.mono, fontVariantLigatures: 'none', lineHeight: '20px' },
  '.cm-content': { padding: '8px 0', caretColor: color.text },
  '.cm-line': { padding: '0 12px 0 8px' },
  '.cm-gutters': {
    backgroundColor: color.sunken,
    color: color.subtle,
    border: 'none',
    borderInlineEnd: `1px solid ${color.border}`,
  },
  '.cm-lineNumbers .cm-gutterElement': {
    minWidth: '40px',
    padding: '0 4px 0 12px',
    fontVariantNumeric: 'tabular-nums',
  },
  '.cm-activeLineGutter': { backgroundColor: 'transparent', color: color.text },
  '.markers': { width: '20px' },
  '.marker': { display: 'block', textAlign: 'center', fontWeight: '600', cursor: 'help' },
  '.marker-blank': { color: color.subtle },
  '.marker-duplicate, .marker-unusual': { color: color.warning },
  '.marked-duplicate, .marked-unusual': { backgroundColor: color.warningSoft },
  '.marked-blank': { backgroundColor: color.sunken },
  '.secret': { color: color.muted, letterSpacing: '1px' },
  '.cm-placeholder': { color: color.subtle },
});

export interface LineViewOptions {
  readonly parent: ShadowRoot;
  readonly text: string;
  /** Accessible name of the box. */
  readonly label: string;
  readonly description: string | undefined;
  readonly placeholder: string | undefined;
  readonly mask: MaskLine | undefined;
  /** The user edited the document. */
  readonly onChange: (view: EditorView) => void;
  readonly onBlur: (view: EditorView) => void;
  /** A file was dropped or pasted. */
  readonly onFile: (file: File) => void;
}

/**
 * The editor's default Enter copies the indentation of the previous line, which would become part of a
 * keyword.
 */
const keys: readonly KeyBinding[] = [
  { key: 'Enter', run: insertNewline, shift: insertNewline },
  ...defaultKeymap.filter(({ key }) => key !== 'Enter' && key !== 'Mod-Enter'),
  ...historyKeymap,
];

const access = new Compartment();

const accessOf = (isReadOnly: boolean) => [
  EditorState.readOnly.of(isReadOnly),
  EditorView.editable.of(!isReadOnly),
];

/** Makes the text read-only while it is being saved. */
export const setReadOnly = (view: EditorView, isReadOnly: boolean): void =>
  view.dispatch({ effects: access.reconfigure(accessOf(isReadOnly)) });

/** Adds the description of the box as a hidden element; null without one. */
function describe({ parent, description }: LineViewOptions): HTMLElement | null {
  parent.querySelector('#description')?.remove();
  if (description === undefined) return null;
  const element = parent.appendChild(document.createElement('span'));
  Object.assign(element, { id: 'description', hidden: true, textContent: description });
  return element;
}

/** Creates the editor: numbered, virtualized lines. */
export function createLineView(options: LineViewOptions): EditorView {
  const takeFile = (files: FileList | undefined): boolean => {
    const [file] = files ?? [];
    if (file === undefined) return false;
    options.onFile(file);
    return true;
  };
  const description = describe(options);
  return new EditorView({
    parent: options.parent,
    root: options.parent,
    state: EditorState.create({
      doc: options.text,
      extensions: [
        lineNumbers(),
        lineMarks,
        history(),
        keymap.of(keys),
        editorTheme,
        access.of(accessOf(false)),
        EditorView.contentAttributes.of({
          'aria-label': options.label,
          // Focusable even when read-only.
          tabindex: '0',
          spellcheck: 'false',
          autocapitalize: 'off',
          ...(description === null ? {} : { 'aria-describedby': description.id }),
        }),
        ...(options.placeholder === undefined ? [] : [placeholder(options.placeholder)]),
        ...(options.mask === undefined ? [] : [masking(options.mask)]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && update.transactions.some((one) => !one.isUserEvent(fromProps))) {
            options.onChange(update.view);
          }
        }),
        EditorView.domEventHandlers({
          blur: (_, view) => options.onBlur(view),
          paste: (event) => takeFile(event.clipboardData?.files),
          drop: (event) => takeFile(event.dataTransfer?.files),
        }),
      ],
    }),
  });
}

/** Marks a change that came from `value`, so that it is not reported back. */
export const fromProps = 'outside';

/** Replaces the text in one undoable step. */
export const replaceText = (view: EditorView, text: string): void =>
  view.dispatch({
    changes: { from: 0, to: view.state.doc.length, insert: text },
    userEvent: fromProps,
  });
