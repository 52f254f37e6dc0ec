import { BulkAddDialog, CustomerAccessDialog, InputDialog, InputDialogs } from '@dropdeck/design-system';
import * as detail from '@dropdeck/domain/monitor-detail';
import * as toasts from '@dropdeck/domain/toasts';
import { useUnit } from 'effector-react';
import { memo, useMemo, type ReactNode } from 'react';
import { useCopyMessages } from './useCopyMessages';

const closedForm: detail.InputForm = {
  link: '',
  sizeRange: '36-50',
  specialWebhook: '',
  region: 'all',
  note: '',
  priceLimit: '',
  isPrivate: false,
};

function Access(): ReactNode {
  const state = useUnit({
    isOpen: detail.$isAccessOpen,
    isLoading: detail.$isAccessLoading,
    loadError: detail.$accessLoadError,
    customers: detail.$accessShown,
    total: detail.$accessTotal,
    accessIds: detail.$accessIds,
    search: detail.$accessSearch,
    isDirty: detail.$isAccessDirty,
    isSaving: detail.$isAccessSaving,
    error: detail.$accessError,
  });
  const act = useUnit({
    reload: detail.accessReloadRequested,
    changed: detail.accessChanged,
    search: detail.accessSearchChanged,
    save: detail.accessSaveRequested,
    close: detail.accessClosed,
  });
  return (
    <CustomerAccessDialog
      isOpen={state.isOpen}
      state={state.loadError !== null ? 'failed' : state.isLoading ? 'loading' : 'ready'}
      onRetry={() => act.reload()}
      customers={state.customers}
      total={state.total}
      accessIds={state.accessIds}
      onAccessChange={act.changed}
      search={state.search}
      onSearchChange={act.search}
      onSave={() => act.save()}
      onClose={() => act.close()}
      isDirty={state.isDirty}
      isSaving={state.isSaving}
      failure={state.error === null ? undefined : 'The access is not saved'}
    />
  );
}

function Edit(): ReactNode {
  const state = useUnit({
    form: detail.$editForm,
    errors: detail.$editErrors,
    hints: detail.$editHints,
    isDirty: detail.$isEditDirty,
    regions: detail.$regions,
    hasPrivateInputs: detail.$hasPrivateInputs,
  });
  const act = useUnit({
    changed: detail.editChanged,
    save: detail.editSaved,
    close: detail.editClosed,
  });
  const { onCopyError } = useCopyMessages();
  return (
    <InputDialog
      isOpen={state.form !== null}
      values={state.form ?? closedForm}
      errors={state.errors}
      hints={state.hints}
      regions={state.regions}
      hasPrivateInputs={state.hasPrivateInputs}
      isDirty={state.isDirty}
      onChange={act.changed}
      onSave={() => act.save()}
      onClose={() => act.close()}
      onCopyError={onCopyError}
    />
  );
}

function Bulk(): ReactNode {
  const state = useUnit({
    isOpen: detail.$isBulkOpen,
    text: detail.$bulkText,
    lines: detail.$bulkLines,
    counts: detail.$bulkCounts,
    withDuplicates: detail.$bulkWithDuplicates,
    progress: detail.$bulkProgress,
  });
  const act = useUnit({
    text: detail.bulkTextChanged,
    imported: detail.bulkImported,
    duplicates: detail.bulkDuplicatesChanged,
    add: detail.bulkAddRequested,
    close: detail.bulkClosed,
    say: toasts.toastShown,
  });
  return (
    <BulkAddDialog
      isOpen={state.isOpen}
      text={state.text}
      onTextChange={act.text}
      onImport={act.imported}
      onImportError={() => act.say({ kind: 'error', text: 'The file could not be read.' })}
      lines={state.lines}
      counts={state.counts}
      withDuplicates={state.withDuplicates}
      onWithDuplicatesChange={act.duplicates}
      progress={state.progress}
      onAdd={() => act.add()}
      onClose={() => act.close()}
    />
  );
}

function Questions(): ReactNode {
  const state = useUnit({
    question: detail.$question,
    links: detail.$questionLinks,
    deleteQuestion: detail.$deleteQuestion,
    report: detail.$deleteReport,
  });
  const act = useUnit({
    answered: detail.questionAnswered,
    confirmed: detail.deleteManyConfirmed,
    cancelled: detail.deleteManyCancelled,
    closed: detail.deleteReportClosed,
  });
  const duplicate = useMemo(
    () =>
      state.question === null ? null : { question: detail.messages.duplicateQuestion, links: state.links },
    [state.question, state.links],
  );
  return (
    <InputDialogs
      duplicate={duplicate}
      onDuplicateAnswer={act.answered}
      deleteQuestion={state.deleteQuestion?.length ?? null}
      onDeleteConfirm={() => act.confirmed()}
      onDeleteCancel={() => act.cancelled()}
      deleteReport={state.report}
      onDeleteReportClose={() => act.closed()}
    />
  );
}

/** The dialogs of a monitor's page. */
function Dialogs(): ReactNode {
  return (
    <>
      <Access />
      <Edit />
      <Bulk />
      <Questions />
    </>
  );
}

export default memo(Dialogs);
