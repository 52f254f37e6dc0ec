import { Facet, StateEffect, StateField, type EditorState, type Range } from '@codemirror/state';
import { Decoration, type EditorView, ViewPlugin, WidgetType, type ViewUpdate } from '@codemirror/view';

/** Returns the masked form of a line, shown while it is not edited. */
export type MaskLine = (line: string) => string;

const maskOf = Facet.define<MaskLine, MaskLine | undefined>({ combine: ([first]) => first });

const setMasked = StateEffect.define<boolean>();
const isMasked = StateField.define<boolean>({
  create: () => true,
  update: (is, { effects }) => effects.find((effect) => effect.is(setMasked))?.value ?? is,
});

class Veil extends WidgetType {
  constructor(readonly words: string) {
    super();
  }

  override eq(other: Veil): boolean {
    return other.words === this.words;
  }

  override toDOM(): HTMLElement {
    const veil = document.createElement('span');
    veil.className = 'veil';
    veil.textContent = this.words;
    return veil;
  }
}

/** The part of a line that its masked form replaces, without their common start and end. */
export function veiledPart(
  line: string,
  masked: string,
): { readonly from: number; readonly to: number; readonly words: string } | null {
  if (line === masked) return null;
  const most = Math.min(line.length, masked.length);
  let start = 0;
  while (start < most && line[start] === masked[start]) start += 1;
  let end = 0;
  while (end < most - start && line.at(-1 - end) === masked.at(-1 - end)) end += 1;
  return { from: start, to: line.length - end, words: masked.slice(start, masked.length - end) };
}

/** The line with the caret is not masked, so that it can be edited. */
const isEdited = (state: EditorState, hasFocus: boolean, from: number, to: number): boolean =>
  hasFocus && state.selection.ranges.some((range) => range.from <= to && range.to >= from);

function veil(view: EditorView) {
  const { state } = view;
  const mask = state.facet(maskOf);
  if (mask === undefined || !state.field(isMasked)) return Decoration.none;
  const veils: Range<Decoration>[] = [];
  for (const { from } of view.viewportLineBlocks) {
    const line = state.doc.lineAt(from);
    if (isEdited(state, view.hasFocus, line.from, line.to)) continue;
    const part = veiledPart(line.text, mask(line.text));
    if (part === null || part.from === part.to) continue;
    veils.push(
      Decoration.replace({ widget: new Veil(part.words) }).range(line.from + part.from, line.from + part.to),
    );
  }
  return Decoration.set(veils);
}

const veils = ViewPlugin.fromClass(
  class {
    decorations;
    constructor(view: EditorView) {
      this.decorations = veil(view);
    }
    update(update: ViewUpdate): void {
      const isToggled = update.transactions.some(({ effects }) => effects.some((one) => one.is(setMasked)));
      if (
        update.docChanged ||
        update.viewportChanged ||
        update.selectionSet ||
        update.focusChanged ||
        isToggled
      ) {
        this.decorations = veil(update.view);
      }
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

/** Masks secrets in the visible lines. */
export const masking = (mask: MaskLine) => [maskOf.of(mask), isMasked, veils];

export const showMasked = (view: EditorView, is: boolean): void =>
  view.dispatch({ effects: setMasked.of(is) });
