import { dequal } from 'dequal/lite';
import { $locale } from '../../kernel/format';
import { combine, createEffect, sample } from 'effector';
import { createEditor } from '../../kernel/save/editor';
import { makeCall, type Failure } from '../../kernel/http';
import { page } from '../overview/page';
import { $isDeveloper } from '../../account/session';
import { notify } from '../../kernel/toasts/notify';
import { sendUpdate } from '../../contract/calls/updates';
import { colorToInt, toEmbed, updateDefaults, type UpdateForm, type UpdateFormField } from './embed';
import { countUpdate, refusalsOf, updateHints } from './limits';
import { $isAsked, opened, shown } from './open';
import { t } from './text.en';

export { opened, shown };
const editor = createEditor<UpdateForm>({
  name: 'update',
  page,
  isSame: dequal,
  canSave: (form) => colorToInt(form.color) !== null && refusalsOf(form).length === 0,
  keptAs: () => '',
});

/** The draft; `null` while the dialog is closed. */
export const { $draft: $form } = editor;

sample({
  clock: [opened, shown],
  source: combine({ isDeveloper: $isDeveloper, isAsked: $isAsked }),
  filter: ({ isDeveloper, isAsked }) => isDeveloper && isAsked,
  fn: () => updateDefaults,
  target: editor.opened,
});
$isAsked.reset(editor.opened, page.closed);

/** Title, thumbnail or color, as typed. */
const formChanged = editor.changed.prepend((change: Partial<Omit<UpdateForm, 'fields'>>) => (form) => ({
  ...form,
  ...change,
}));

type Fields = UpdateForm['fields'];
const withFields =
  (change: (fields: Fields) => Fields) =>
  (form: UpdateForm): UpdateForm => ({ ...form, fields: change(form.fields) });

const fieldAdded = editor.changed.prepend(() =>
  withFields((fields) => [
    ...fields,
    { id: Math.max(0, ...fields.map(({ id }) => id)) + 1, name: '', value: '', inline: true },
  ]),
);
interface FieldChange {
  readonly id: number;
  readonly change: Partial<Omit<UpdateFormField, 'id'>>;
}
const fieldChanged = editor.changed.prepend(({ id, change }: FieldChange) =>
  withFields((fields) => fields.map((field) => (field.id === id ? { ...field, ...change } : field))),
);
const fieldRemoved = editor.changed.prepend((removed: number) =>
  withFields((fields) => fields.filter(({ id }) => id !== removed)),
);
const sendFx = createEffect<UpdateForm, unknown, Failure>((form) =>
  makeCall(sendUpdate, { payload: toEmbed(form) }),
);
sample({ clock: editor.sent, target: sendFx });

notify({
  pending: [editor.sent, () => t('sending')],
  done: [sendFx.done, () => t('sent')],
  failed: [sendFx.fail, () => t('failed')],
});

sample({ clock: sendFx.done, fn: ({ params }) => params, target: editor.succeeded });
sample({
  clock: sendFx.fail,
  fn: ({ params }) => ({ value: params, error: t('failed') }),
  target: editor.failed,
});

/** The dialog of a new update. */
export const dialog = {
  view: {
    isOpen: $form.map((form) => form !== null),
    values: $form.map((form) => form ?? updateDefaults),
    /** The usage of Discord's limits. */
    counters: $form.map((form) => countUpdate(form ?? updateDefaults)),
    hints: combine($form, $locale, (form) => (form === null ? {} : updateHints(form))),
    /** Why Discord would refuse the update, so that it cannot be sent. */
    refusals: combine($form, $locale, (form) => (form === null ? [] : refusalsOf(form))),
    isDirty: editor.$isDirty,
    isSending: editor.$isSaving,
    error: editor.$error,
  },
  events: {
    onChange: formChanged,
    onFieldAdd: fieldAdded,
    onFieldChange: fieldChanged,
    onFieldRemove: fieldRemoved,
    onSend: editor.saveRequested,
    onClose: editor.closed,
  },
} as const;
