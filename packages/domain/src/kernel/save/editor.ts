import { combine, createEvent, createStore, sample, type Event, type Store } from 'effector';
import { createKept } from './kept';
import type { EntityId } from '../http';
import { registerUnsaved } from '../page/unsaved';
import { isSame as isSameValue, pick, rebase, type Field } from './merge';

interface Editing<Value> {
  /** What the edit started from. */
  readonly saved: Value;
  readonly draft: Value;
  /** What is shown was made over it: `saved`, or what is being saved. */
  readonly from: Value;
  /** The value of the save in flight. */
  readonly sent: Value | null;
  readonly error: string | null;
  /** The row that a new value is a copy of. */
  readonly copyOf: EntityId | null;
}

const edit = <Value>(saved: Value, draft: Value = saved): Editing<Value> => ({
  saved,
  draft,
  from: saved,
  sent: null,
  error: null,
  copyOf: null,
});

const rebased = <Value extends object>(from: Value, draft: Value, now: Value, fields: readonly Field[]) => {
  const { base, mine } = rebase(from, draft, now, fields);
  const keys = fields.map(({ key }) => key);
  return { saved: base, draft: { ...draft, ...pick(mine, keys) } };
};
const valueIn = (value: object, key: string): unknown => (value as Readonly<Record<string, unknown>>)[key];

/** A new value, and the id of the row that it is a copy of. */
export interface Copy<Value> {
  readonly value: Value;
  readonly of: EntityId;
}

/** What the dialog opened with, and what was typed. */
export interface Reopening<Value> {
  readonly saved: Value;
  readonly draft: Value;
}

/**
 * A dialog or a form that edits one value. A dialog is locked while a save is pending, closes when the save succeeds and
 * keeps the draft when it fails. Closing it discards the draft. A form stays, with `fields`: what the server has now, and
 * what is edited during a save, are merged into it.
 *
 * Use it for what has a Save button. For a setting that saves on change use `createFields`.
 *
 * @param options.name what is edited; unique among unsaved work.
 * @param options.page the dialog's page; its closing drops the value.
 * @param options.isSame whether two values are equal, so that nothing is unsaved.
 * @param options.canSave whether a value may be sent; `refused` fires for the others. All may by default.
 * @param options.normalize converts the draft to what is sent, for example by trimming; the draft itself
 * stays as typed.
 * @param options.keptAs the id of a value, '' for a new one: when the dialog opens with it again, it has what was typed
 * (`createKept`), and what it opened with then, so that a save merges three ways.
 * @param options.keptPart what is kept of a value; all of it by default, the edited fields of a form.
 * @param options.fields of a form. Its `opened` is what the server has, each time that changes.
 */
export function createEditor<Value extends object>(options: {
  readonly name: string;
  readonly page: { readonly closed: Event<void>; readonly $isOpen: Store<boolean> };
  readonly isSame: (a: Value, b: Value) => boolean;
  readonly canSave?: (value: Value) => boolean;
  readonly normalize?: (value: Value, saved: Value) => Value;
  readonly keptAs?: (value: Value) => EntityId;
  readonly keptPart?: (value: Value) => Partial<Value>;
  readonly fields?: readonly Field[];
}) {
  const { name, page, isSame, canSave = () => true, normalize = (value) => value } = options;
  const { keptAs, fields, keptPart = (value) => value } = options;

  /** Opens the dialog with a saved value or the defaults. */
  const opened = createEvent<Value>();
  /** Opens the dialog with a new value that is a copy of a row. */
  const copied = createEvent<Copy<Value>>();
  /** Opens the dialog with what was typed before. */
  const reopened = createEvent<Reopening<Value>>();
  const changed = createEvent<(draft: Value) => Value>();
  /** Closes the dialog; ignored while a save is pending. */
  const closed = createEvent();
  /** Closes the dialog unconditionally. */
  const dropped = createEvent();
  const saveRequested = createEvent();
  /** The save succeeded. The value must be the one of `sent`. */
  const succeeded = createEvent<Value>();
  /** The save of a form succeeded; `value` is the one of `sent`, `now` what the server has. */
  const merged = createEvent<{ readonly value: Value; readonly now: Value }>();
  /** The save failed; `error` is shown in the dialog, `null` if the person declined a conflict. */
  const failed = createEvent<{ readonly value: Value; readonly error: string | null }>();

  const sent = createEvent<Value>();

  const $editing = createStore<Editing<Value> | null>(null);

  /** A dialog is locked while its save is pending. */
  const isLocked = (editing: Editing<Value> | null): boolean =>
    fields === undefined && editing !== null && editing.sent !== null;

  const checked = sample({ clock: saveRequested, source: $editing }).filterMap((editing) => {
    if (editing === null || editing.sent !== null) return undefined;
    const value = normalize(editing.draft, editing.saved);
    return { value, isAllowed: canSave(value) };
  });
  sample({ clock: checked, filter: ({ isAllowed }) => isAllowed, fn: ({ value }) => value, target: sent });
  /** The value of a save that `canSave` rejected. */
  const refused = sample({ clock: checked, filter: ({ isAllowed }) => !isAllowed, fn: ({ value }) => value });

  $editing
    .on(opened, (editing, value) => {
      if (editing !== null && fields !== undefined)
        return {
          ...editing,
          ...rebased(editing.saved, editing.draft, value, fields),
          from: rebased(editing.saved, editing.from, value, fields).draft,
        };
      return isLocked(editing) ? editing : edit(value);
    })
    .on(copied, (editing, { value, of }) => (isLocked(editing) ? editing : { ...edit(value), copyOf: of }))
    .on(reopened, (_, { saved, draft }) => edit(saved, draft))
    .on(changed, (editing, change) =>
      editing === null || isLocked(editing) ? editing : { ...editing, draft: change(editing.draft) },
    )
    .on(closed, (editing) => (isLocked(editing) ? editing : null))
    .on(dropped, (editing) =>
      editing === null || fields === undefined ? null : { ...edit(editing.saved), sent: editing.sent },
    )
    .on(page.closed, () => null)
    .on(sent, (editing, value) => editing && { ...editing, from: value, sent: value, error: null })
    .on(succeeded, (editing, value) => (editing?.sent === value ? null : editing))
    .on(merged, (editing, { value, now }) => {
      if (editing?.sent !== value || fields === undefined) return editing;
      const { saved, draft } = rebased(editing.from, normalize(editing.draft, editing.from), now, fields);
      return edit(saved, draft);
    })
    .on(failed, (editing, { value, error }) =>
      editing?.sent === value ? { ...editing, from: editing.saved, sent: null, error } : editing,
    );

  const $draft = $editing.map((editing) => editing?.draft ?? null);
  const $saved = $editing.map((editing) => editing?.saved ?? null);
  const $isDirty = $editing.map((editing) => editing !== null && !isSame(editing.saved, editing.draft));
  const $isSaving = $editing.map((editing) => editing !== null && editing.sent !== null);
  const $error = $editing.map((editing) => editing?.error ?? null);

  // What is sent unchanged, such as a copy, waits for its answer, too; a form goes on without its page.
  const $isUnsaved =
    fields === undefined ? combine([$isDirty, $isSaving], (all) => all.some(Boolean)) : $isDirty;
  registerUnsaved({ name, $isDirty: $isUnsaved, discard: dropped, $isPending: $isSaving });

  /** The dialog has opened with what was typed. */
  const restored = createEvent<Reopening<Partial<Value>>>();
  $editing.on(restored, (editing, kept) => {
    if (editing === null) return null;
    const saved = { ...editing.saved, ...kept.saved };
    const draft = { ...editing.draft, ...kept.draft };
    return {
      ...editing,
      ...(fields === undefined ? { saved, draft } : rebased(saved, draft, editing.saved, fields)),
    };
  });
  const keptOf = ({ saved, draft }: Editing<Value>): Reopening<Partial<Value>> => {
    if (fields === undefined) return { saved: keptPart(saved), draft: keptPart(draft) };
    const keys = Object.keys(draft).filter((key) => !isSameValue(valueIn(saved, key), valueIn(draft, key)));
    return { saved: pick(saved, keys), draft: pick(draft, keys) };
  };
  if (keptAs !== undefined) {
    const kept = createKept<Reopening<Partial<Value>>>({
      kind: name,
      page,
      $id: $editing.map(
        (editing) =>
          editing && (editing.copyOf === null ? String(keptAs(editing.saved)) : `copy of ${editing.copyOf}`),
      ),
      $typed: $editing.map((editing) =>
        editing === null || isSame(editing.saved, editing.draft) ? null : keptOf(editing),
      ),
    });
    sample({ clock: kept, target: restored });
  }

  return {
    $draft,
    $saved,
    $isDirty,
    $isSaving,
    $error,
    opened,
    copied,
    reopened,
    restored,
    changed,
    closed,
    dropped,
    saveRequested,
    sent,
    refused,
    succeeded,
    merged,
    failed,
  };
}
