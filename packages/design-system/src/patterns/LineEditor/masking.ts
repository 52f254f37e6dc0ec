import { Facet, StateEffect, StateField, type EditorState, type Range } from '@codemirror/state';
import { Decoration, type EditorView, ViewPlugin, WidgetType, type ViewUpdate } from '@codemirror/view';

/** Returns the masked form of a line, shown while it is not edited. */
export type MaskLine = (line: string) => string;

const maskOf = Facet.define<MaskLine, MaskLine | undefined>({ combine: ([first]) => first });

const setMasked = StateEffect.define<boolean>();
const isMasked = StateField.define<boolean>({
  create: () => true,
  update: (isHidden, { effects }) => effects.find((effect) => effect.is(setMasked))?.value ?? isHidden,
});

class SecretWidget extends WidgetType {
  constructor(readonly masked: string) {
    super();
  }

  override eq(other: SecretWidget): boolean {
    return other.masked === this.masked;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('span');
    element.className = 'secret';
    element.textContent = this.masked;
    return element;
  }
}

/** The part of a line that its masked form replaces, without their common start and end. */
export function maskedPart(
  line: string,
  masked: string,
): { readonly from: number; readonly to: number; readonly masked: string } | null {
  if (line === masked) return null;
  const length = Math.min(line.length, masked.length);
  let start = 0;
  while (start < length && line[start] === masked[start]) start += 1;
  let end = 0;
  while (end < length - start && line.at(-1 - end) === masked.at(-1 - end)) end += 1;
  return { from: start, to: line.length - end, masked: masked.slice(start, masked.length - end) };
}

/** The line with the caret is not masked, so that it can be edited. */
const isEdited = (state: EditorState, hasFocus: boolean, from: number, to: number): boolean =>
  hasFocus && state.selection.ranges.some((range) => range.from <= to && range.to >= from);

function maskVisibleLines(view: EditorView) {
  const { state } = view;
  const mask = state.facet(maskOf);
  if (mask === undefined || !state.field(isMasked)) return Decoration.none;
  const masks: Range<Decoration>[] = [];
  for (const { from } of view.viewportLineBlocks) {
    const line = state.doc.lineAt(from);
    if (isEdited(state, view.hasFocus, line.from, line.to)) continue;
    const part = maskedPart(line.text, mask(line.text));
    if (part === null || part.from === part.to) continue;
    masks.push(
      Decoration.replace({ widget: new SecretWidget(part.masked) }).range(
        line.from + part.from,
        line.from + part.to,
      ),
    );
  }
  return Decoration.set(masks);
}

const masks = ViewPlugin.fromClass(
  class {
    decorations;
    constructor(view: EditorView) {
      this.decorations = maskVisibleLines(view);
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
        this.decorations = maskVisibleLines(update.view);
      }
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

/** Masks secrets in the visible lines. */
export const masking = (mask: MaskLine) => [maskOf.of(mask), isMasked, masks];

export const showMasked = (view: EditorView, isHidden: boolean): void =>
  view.dispatch({ effects: setMasked.of(isHidden) });
