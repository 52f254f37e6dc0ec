import {
  BulkAddDialog,
  CustomerAccessDialog,
  InputDialog,
  InputDialogs,
  type BulkLineRow,
} from '@dropdeck/design-system';
import * as bulk from '@dropdeck/domain/monitor-bulk';
import * as detail from '@dropdeck/domain/monitor-detail';
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
    unreadable: detail.$accessUnreadable,
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
      unreadable={state.unreadable}
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
    save: detail.editSubmitted,
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

function toRows(lines: readonly bulk.BulkLine[], regions: readonly detail.Region[]): BulkLineRow[] {
  const labels = new Map(regions.map(({ region, label }) => [region, label]));
  return lines.map(({ key, line, link, type, item, reason, warning, duplicate, isAdded }) => {
    const region = item?.region ?? 'all';
    return {
      key,
      line,
      link,
      type,
      reason,
      warning,
      duplicate,
      isAdded,
      cells: item && {
        sizes: item.sizeRange ?? '',
        region: region === 'all' ? 'All' : (labels.get(region) ?? region),
        price: item.priceLimit ?? null,
        note: item.note ?? '',
        hasWebhook: (item.specialWebhook ?? '') !== '',
      },
    };
  });
}

function Bulk(): ReactNode {
  const state = useUnit({
    isOpen: bulk.$isBulkOpen,
    text: bulk.$bulkText,
    lines: bulk.$bulkLines,
    counts: bulk.$bulkCounts,
    added: bulk.$bulkAdded,
    regions: detail.$regions,
    withDuplicates: bulk.$bulkWithDuplicates,
    progress: bulk.$bulkProgress,
  });
  const act = useUnit({
    text: bulk.bulkTextChanged,
    imported: bulk.bulkImported,
    duplicates: bulk.bulkDuplicatesChanged,
    add: bulk.bulkAddRequested,
    removeProblems: bulk.bulkProblemsRemoved,
    close: bulk.bulkClosed,
  });
  const lines = useMemo(() => toRows(state.lines, state.regions), [state.lines, state.regions]);
  return (
    <BulkAddDialog
      isOpen={state.isOpen}
      text={state.text}
      onTextChange={act.text}
      onImport={act.imported}
      lines={lines}
      counts={state.counts}
      added={state.added}
      onRemoveProblems={() => act.removeProblems()}
      withDuplicates={state.withDuplicates}
      onWithDuplicatesChange={act.duplicates}
      progress={state.progress}
      onAdd={() => act.add()}
      onClose={() => act.close()}
    />
  );
}

function Confirmations(): ReactNode {
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
      <Confirmations />
    </>
  );
}

export default memo(Dialogs);
