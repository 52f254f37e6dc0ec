import { EditorView } from '@codemirror/view';
import { color, fontFamily } from '../../tokens';

/** The editor's styles in the product's theme; the shadow root is out of reach of global styles. */
export const editorTheme = EditorView.theme({
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
