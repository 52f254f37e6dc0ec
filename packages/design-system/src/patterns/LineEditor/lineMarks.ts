import { StateEffect, StateField, type EditorState } from '@codemirror/state';
import {
  Decoration,
  type EditorView,
  gutter,
  GutterMarker,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import type { t } from './text.en';

/** Problems by line number, counted from 1. */
export interface LineMarks {
  readonly blank: readonly number[];
  /** Lines that repeat an earlier line. */
  readonly duplicates: ReadonlyArray<{ readonly line: number; readonly first: number }>;
  /** Lines in an unusual format. */
  readonly unusual: readonly number[];
}

export const noMarks: LineMarks = { blank: [], duplicates: [], unusual: [] };

/** A mark beside its line. */
interface Mark {
  readonly kind: 'blank' | 'duplicate' | 'unusual';
  readonly title: string;
}

/** The marks by line; a line has at most one, the most important. */
type MarkIndex = ReadonlyMap<number, Mark>;

const indexOf = (
  { blank, duplicates, unusual }: LineMarks,
  unusualText: string,
  say: ReturnType<typeof t.in>,
): MarkIndex =>
  new Map<number, Mark>([
    ...blank.map((line): [number, Mark] => [line, { kind: 'blank', title: say('blank') }]),
    ...unusual.map((line): [number, Mark] => [line, { kind: 'unusual', title: unusualText }]),
    ...duplicates.map(({ line, first }): [number, Mark] => [
      line,
      { kind: 'duplicate', title: say('duplicate', { line: first }) },
    ]),
  ]);

const setIndex = StateEffect.define<MarkIndex>();

const field = StateField.define<MarkIndex>({
  create: () => new Map(),
  update: (index, { effects }) => effects.find((effect) => effect.is(setIndex))?.value ?? index,
});

const symbols: Record<Mark['kind'], string> = { blank: '¶', duplicate: '=', unusual: '?' };

class LineMarker extends GutterMarker {
  constructor(readonly mark: Mark) {
    super();
  }

  override eq(other: LineMarker): boolean {
    return other.mark === this.mark;
  }

  override toDOM(): Node {
    const marker = document.createElement('span');
    marker.className = `marker marker-${this.mark.kind}`;
    marker.textContent = symbols[this.mark.kind];
    marker.title = this.mark.title;
    return marker;
  }
}

const markAt = (state: EditorState, position: number): Mark | undefined =>
  state.field(field).get(state.doc.lineAt(position).number);

const backgrounds = {
  blank: Decoration.line({ class: 'marked marked-blank' }),
  duplicate: Decoration.line({ class: 'marked marked-duplicate' }),
  unusual: Decoration.line({ class: 'marked marked-unusual' }),
} as const;

/** Decorates only the visible lines, so that marks of 100,000 lines cost no more than those of fifty. */
const decorate = (view: EditorView) =>
  Decoration.set(
    view.viewportLineBlocks.flatMap(({ from }) => {
      const mark = markAt(view.state, from);
      return mark === undefined ? [] : [backgrounds[mark.kind].range(from)];
    }),
  );

const decorations = ViewPlugin.fromClass(
  class {
    decorations;
    constructor(view: EditorView) {
      this.decorations = decorate(view);
    }
    update(update: ViewUpdate): void {
      const isMarked = update.transactions.some(({ effects }) => effects.some((one) => one.is(setIndex)));
      if (update.docChanged || update.viewportChanged || isMarked) this.decorations = decorate(update.view);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

/** The extensions that show marks beside and after the lines. */
export const lineMarks = [
  field,
  decorations,
  gutter({
    class: 'markers',
    lineMarker: (view, line) => {
      const mark = markAt(view.state, line.from);
      return mark === undefined ? null : new LineMarker(mark);
    },
    lineMarkerChange: (update) =>
      update.docChanged || update.transactions.some(({ effects }) => effects.some((one) => one.is(setIndex))),
  }),
];

/** Replaces the marks. */
export const showMarks = (view: EditorView, ...marks: Parameters<typeof indexOf>): void =>
  view.dispatch({ effects: setIndex.of(indexOf(...marks)) });

/** The next line of a kind after `current`, wrapping around at the end. */
export function nextMarked(lines: readonly number[], current: number): number | undefined {
  return lines.find((line) => line > current) ?? lines[0];
}
