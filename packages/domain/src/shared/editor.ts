import { createEvent, createStore, sample } from 'effector';
import { unsavedChanged } from './unsaved';

interface Editing<Value> {
  readonly saved: Value;
  readonly draft: Value;
  /** What a save has sent, until it is answered. */
  readonly sent: Value | null;
  readonly error: string | null;
}

/**
 * A dialog that edits one thing. It stands still while it is being saved, closes when that succeeds,
 * and keeps what was typed when it fails. Closing it gives up what was typed.
 *
 * @param options.isSame whether two values say the same, so that nothing is unsaved.
 * @param options.canSave whether a value may be sent at all; always, unless said otherwise. What may
 * not be sent is reported by `refused`.
 * @param options.normalize what is sent of a draft, spaces trimmed for example; the draft itself stays as typed.
 */
export function createEditor<Value extends object>(options: {
  readonly isSame: (a: Value, b: Value) => boolean;
  readonly canSave?: (value: Value) => boolean;
  readonly normalize?: (value: Value) => Value;
}) {
  const { isSame, canSave = () => true, normalize = (value) => value } = options;

  /** Opens the dialog with what is saved, or with the defaults of something new. */
  const opened = createEvent<Value>();
  const changed = createEvent<(draft: Value) => Value>();
  /** The person closes it; not heard while it is being saved. */
  const closed = createEvent();
  /** Its page was left, or what it edits is gone. */
  const dropped = createEvent();
  const saveRequested = createEvent();
  /** The save of this value, the very one that was `sent`, has succeeded. */
  const succeeded = createEvent<Value>();
  /** The save of this value has failed; `error` stands in the dialog. `null` where the person stopped it. */
  const failed = createEvent<{ readonly value: Value; readonly error: string | null }>();

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
  const sent = sample({ clock: checked, filter: ({ isAllowed }) => isAllowed, fn: ({ value }) => value });
  /** A save was asked for that `canSave` does not allow. */
  const refused = sample({ clock: checked, filter: ({ isAllowed }) => !isAllowed, fn: ({ value }) => value });

  $editing
    .on(opened, (editing, value) =>
      editing !== null && editing.sent !== null
        ? editing
        : { saved: value, draft: value, sent: null, error: null },
    )
    .on(changed, (editing, change) =>
      editing === null || editing.sent !== null ? editing : { ...editing, draft: change(editing.draft) },
    )
    .on(closed, (editing) => (editing !== null && editing.sent !== null ? editing : null))
    .on(dropped, () => null)
    .on(sent, (editing, value) => (editing === null ? null : { ...editing, sent: value, error: null }))
    .on(succeeded, (editing, value) => (editing?.sent === value ? null : editing))
    .on(failed, (editing, { value, error }) =>
      editing?.sent === value ? { ...editing, sent: null, error } : editing,
    );

  /** What is typed; `null` while the dialog is closed. */
  const $draft = $editing.map((editing) => editing?.draft ?? null);
  /** What was opened; what the draft is compared with. */
  const $saved = $editing.map((editing) => editing?.saved ?? null);
  const $isDirty = $editing.map((editing) => editing !== null && !isSame(editing.saved, editing.draft));
  const $isSaving = $editing.map((editing) => editing !== null && editing.sent !== null);
  /** What the last save failed with, until the next one. */
  const $error = $editing.map((editing) => editing?.error ?? null);

  sample({ clock: $isDirty, target: unsavedChanged });

  return {
    $draft,
    $saved,
    $isDirty,
    $isSaving,
    $error,
    opened,
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
