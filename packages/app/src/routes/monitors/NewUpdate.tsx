import { NewUpdateDialog } from '@dropdeck/design-system';
import * as updates from '@dropdeck/domain/monitors/updates';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

/** The New Update dialog, connected to the domain. */
export function NewUpdate(): ReactNode {
  const state = useUnit({
    form: updates.$form,
    hints: updates.$hints,
    counters: updates.$counters,
    isDirty: updates.$isDirty,
    isSending: updates.$isSending,
    error: updates.$error,
  });
  const act = useUnit({
    changed: updates.formChanged,
    fieldAdded: updates.fieldAdded,
    fieldChanged: updates.fieldChanged,
    fieldRemoved: updates.fieldRemoved,
    fieldMoved: updates.fieldMoved,
    submitted: updates.submitted,
    closed: updates.closed,
  });
  const form = state.form ?? updates.updateDefaults;

  return (
    <NewUpdateDialog
      isOpen={state.form !== null}
      values={{
        title: form.title,
        thumbnailUrl: form.thumbnail,
        color: form.color,
        fields: form.fields.map(({ id, name, value, inline }) => ({ id, name, value, isInline: inline })),
      }}
      limits={updates.embedLimits}
      counters={state.counters}
      onChange={({ thumbnailUrl, ...change }) =>
        act.changed({ ...change, ...(thumbnailUrl === undefined ? {} : { thumbnail: thumbnailUrl }) })
      }
      onFieldAdd={() => act.fieldAdded()}
      onFieldChange={(id, { isInline, ...change }) =>
        act.fieldChanged({
          id,
          change: { ...change, ...(isInline === undefined ? {} : { inline: isInline }) },
        })
      }
      onFieldRemove={act.fieldRemoved}
      onFieldMove={(id, by) =>
        act.fieldMoved({ id, to: form.fields.findIndex((field) => field.id === id) + by })
      }
      onSend={() => act.submitted()}
      onClose={() => act.closed()}
      colorError={state.hints.color}
      thumbnailHint={state.hints.thumbnail}
      isDirty={state.isDirty}
      isSending={state.isSending}
      failure={state.error ?? undefined}
    />
  );
}
