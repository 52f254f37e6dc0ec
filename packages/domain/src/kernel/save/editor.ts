import { createEvent, createStore, sample, type Event, type Store } from 'effector';
import { createKept } from './kept';
import type { EntityId } from '../http';
import { registerUnsaved } from '../page/unsaved';

interface Editing<Value> {
  readonly saved: Value;
  readonly draft: Value;
  /** The value of the save in flight. */
  readonly sent: Value | null;
  readonly error: string | null;
}

/** What the dialog opened with, and what was typed. */
export interface Reopening<Value> {
  readonly saved: Value;
  readonly draft: Value;
}

/**
 * A dialog that edits one value. It is locked while a save is pending, closes when the save succeeds and
 * keeps the draft when it fails. Closing it discards the draft.
 *
 * Use it for a form with a Save button. For a setting that saves on change use `createAutoSaved`.
 *
 * @param options.name what is edited; unique among unsaved work.
 * @param options.page the dialog's page; its closing drops the value.
 * @param options.isSame whether two values are equal, so that nothing is unsaved.
 * @param options.canSave whether a value may be sent; `refused` fires for the others. All may by default.
 * @param options.normalize converts the draft to what is sent, for example by trimming; the draft itself
 * stays as typed.
 * @param options.keptAs the id of a value, '' for a new one: when the dialog opens with it again, it has what was typed
 * (`createKept`), and what it opened with then, so that a save merges three ways.
 * @param options.keptPart what is kept of a value; all of it by default.
 */
export function createEditor<Value extends object>(options: {
  readonly name: string;
  readonly page: { readonly closed: Event<void>; readonly $isOpen: Store<boolean> };
  readonly isSame: (a: Value, b: Value) => boolean;
  readonly canSave?: (value: Value) => boolean;
  readonly normalize?: (value: Value) => Value;
  readonly keptAs?: (value: Value) => EntityId;
  readonly keptPart?: (value: Value) => Partial<Value>;
}) {
  const { name, page, isSame, canSave = () => true, normalize = (value) => value } = options;
  const { keptAs, keptPart = (value) => value } = options;

  /** Opens the dialog with a saved value or the defaults. */
  const opened = createEvent<Value>();
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
  /** The save failed; `error` is shown in the dialog, `null` if the person declined a conflict. */
  const failed = createEvent<{ readonly value: Value; readonly error: string | null }>();

  /** The value to save. */
  const sent = createEvent<Value>();

  const $editing = createStore<Editing<Value> | null>(null);

  const checked = sample({
    clock: saveRequested,
    source: $editing,
    filter: (editing) => editing !== null && editing.sent === null,
    fn: (editing) => {
      const value = normalize((editing as Editing<Value>).draft);
      return { value, isAllowed: canSave(value) };
    },
  });
  sample({ clock: checked, filter: ({ isAllowed }) => isAllowed, fn: ({ value }) => value, target: sent });
  /** The value of a save that `canSave` rejected. */
  const refused = sample({ clock: checked, filter: ({ isAllowed }) => !isAllowed, fn: ({ value }) => value });

  $editing
    .on(opened, (editing, value) =>
      editing !== null && editing.sent !== null
        ? editing
        : { saved: value, draft: value, sent: null, error: null },
    )
    .on(reopened, (_, edit) => ({ ...edit, sent: null, error: null }))
    .on(changed, (editing, change) =>
      editing === null || editing.sent !== null ? editing : { ...editing, draft: change(editing.draft) },
    )
    .on(closed, (editing) => (editing !== null && editing.sent !== null ? editing : null))
    .on([dropped, page.closed], () => null)
    .on(sent, (editing, value) => (editing === null ? null : { ...editing, sent: value, error: null }))
    .on(succeeded, (editing, value) => (editing?.sent === value ? null : editing))
    .on(failed, (editing, { value, error }) =>
      editing?.sent === value ? { ...editing, sent: null, error } : editing,
    );

  const $draft = $editing.map((editing) => editing?.draft ?? null);
  /** The value that the dialog opened with. */
  const $saved = $editing.map((editing) => editing?.saved ?? null);
  const $isDirty = $editing.map((editing) => editing !== null && !isSame(editing.saved, editing.draft));
  const $isSaving = $editing.map((editing) => editing !== null && editing.sent !== null);
  const $error = $editing.map((editing) => editing?.error ?? null);

  registerUnsaved({ name, $isDirty, discard: dropped });

  /** The dialog has opened with what was typed. */
  const restored = createEvent<Reopening<Partial<Value>>>();
  $editing.on(
    restored,
    (editing, { saved, draft }) =>
      editing && {
        ...editing,
        saved: { ...editing.saved, ...saved },
        draft: { ...editing.draft, ...draft },
      },
  );
  if (keptAs !== undefined) {
    const kept = createKept<Reopening<Partial<Value>>>({
      kind: name,
      page,
      $id: $editing.map((editing) => editing && String(keptAs(editing.saved))),
      $typed: $editing.map((editing) =>
        editing === null || isSame(editing.saved, editing.draft)
          ? null
          : { saved: keptPart(editing.saved), draft: keptPart(editing.draft) },
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
    reopened,
    restored,
    changed,
    closed,
    dropped,
    saveRequested,
    sent,
    refused,
    succeeded,
    failed,
  };
}
