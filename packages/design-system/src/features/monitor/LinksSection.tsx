import { memo, useEffect, useMemo, type ReactNode } from 'react';
import { Checkbox, Row } from '../../primitives';
import { useLocale, useText } from '../../lib/react/useLocale';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import { useMedia } from '../../lib/react/useMedia';
import { useLatestCallback } from '../../lib/react/useLatestCallback';
import { CountLinks } from '../../patterns/CountLinks/CountLinks';
import { UnsavedBar } from '../../patterns/UnsavedBar/UnsavedBar';
import { SaveState } from '../../patterns/SaveState/SaveState';
import { media } from '../../tokens';
import { AddInputForm, type AddInputFormProps } from './AddInputForm';
import type { DeletingProgress } from './DeletingBanner';
import { SaveStateSlot, SubSection, twoColumns } from './detailStyles';
import { InputsTable, type InputsTableProps } from './InputsTable';
import type { PendingInputsProps } from './PendingInputs';
import type { SettingState } from './SavedField';
import { Section } from './Section';
import type { CollapseProps } from './sections';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';

const pendingInputs = createLazyComponent<PendingInputsProps>(() => import('./PendingInputs'));
const deletingBanner = createLazyComponent<DeletingProgress>(() => import('./DeletingBanner'));

/** Changed inputs that are not saved yet. */
export interface InputQueue {
  count: number;
  isSending: boolean;
  /** Why the last attempt failed. */
  error: string | null;
  /** How many inputs are saved, of how many, while they need several calls. */
  progress: { done: number; total: number } | null;
  onSave: () => void;
  onDiscard: () => void;
  onStop: () => void;
}

type ListParts = 'total' | 'filters' | 'list' | 'undo' | 'onUndo' | 'onExport';

export interface LinksSectionProps extends Pick<InputsTableProps, ListParts> {
  ownProducts: SettingState & { value: boolean; onChange: (isOn: boolean) => void };
  add: AddInputFormProps;
  pending: PendingInputsProps;
  activeCount: number;
  table: Omit<InputsTableProps, ListParts | 'isDeleting'>;
  queue: InputQueue;
  /** Progress of deleting several; null while there is none. */
  deleting: DeletingProgress | null;
}

/** The bar at the page's end with the number of unsaved changes. */
export const InputQueueBar = memo(function InputQueueBar({
  count,
  isSending,
  error,
  progress,
  onSave,
  onDiscard,
  onStop,
}: InputQueue): ReactNode {
  useLocale();
  const hasFailed = error !== null;
  const unsaved =
    progress === null
      ? t('unsaved', { count })
      : t('savedOf', { done: progress.done, count: progress.total });
  return (
    <UnsavedBar
      isDirty={count > 0}
      isSaving={isSending}
      message={hasFailed ? t('lastTryFailed', { unsaved }) : unsaved}
      saveLabel={hasFailed ? common('retry') : t('saveNow')}
      onSave={onSave}
      onDiscard={onDiscard}
      onStop={progress === null ? undefined : onStop}
    />
  );
});

const OwnProducts = memo(function OwnProducts({
  value,
  phase,
  onRetry,
  onChange,
}: LinksSectionProps['ownProducts']): ReactNode {
  useLocale();
  return (
    <Row data-gap={4} data-row-gap={2} data-justify="between" data-wraps>
      <Checkbox label={t('ownProducts')} isSelected={value} onChange={onChange} />
      <SaveStateSlot>
        <SaveState state={phase} onRetry={onRetry} />
      </SaveStateSlot>
    </Row>
  );
});

/** Monitored Links/Products (specification 2.9). */
export const LinksSection = memo(function LinksSection({
  ownProducts,
  add,
  pending,
  activeCount,
  table,
  deleting,
  handle,
  isCollapsed,
  onCollapsedChange,
  ...listParts
}: Omit<LinksSectionProps, 'queue'> & CollapseProps): ReactNode {
  const say = useText(t);
  const { focusRequests = 0 } = add;
  const { total, list } = listParts;
  const isLinked = table.revealed?.isLinked === true;
  // On a phone the form is a button, which has room beside the heading.
  const isInHeading = useMedia(media.phone) && add.canAdd;
  // Elsewhere the bar of sections has the count.
  const isWide = useMedia(twoColumns);
  const open = useLatestCallback(() => onCollapsedChange(false));
  useEffect(() => {
    if (focusRequests > 0 || isLinked) open();
  }, [focusRequests, isLinked, open]);
  const counts = useMemo(
    () => [
      { id: 'active', count: activeCount, label: say('activeCount', { count: activeCount }) },
      {
        id: 'disabled',
        count: total - activeCount,
        label: say('disabledCount', { count: total - activeCount }),
      },
    ],
    [say, activeCount, total],
  );
  const filterBy = useLatestCallback((filter: string) => {
    open();
    list.onFilterChange(filter);
  });
  return (
    <Section
      isCollapsed={isCollapsed}
      onCollapsedChange={onCollapsedChange}
      handle={handle}
      heading={t('linksHeading')}
      badge={
        (isWide || isCollapsed) && (
          <CountLinks counts={counts} filter={list.filter} all="all" onFilterChange={filterBy} />
        )
      }
      hasNew={add.canAdd}
      actions={isInHeading ? <AddInputForm {...add} /> : <OwnProducts {...ownProducts} />}
    >
      <SubSection data-tight={isInHeading ? '' : undefined}>
        {isInHeading ? <OwnProducts {...ownProducts} /> : <AddInputForm {...add} />}
        {pending.pending.length > 0 && <Lazy component={pendingInputs} props={pending} />}
      </SubSection>
      <SubSection data-tight={isInHeading ? '' : undefined}>
        {deleting !== null && <Lazy component={deletingBanner} props={deleting} />}
        <InputsTable
          {...table}
          {...listParts}
          onDuplicate={add.canAdd ? table.onDuplicate : undefined}
          isDeleting={deleting !== null}
        />
      </SubSection>
    </Section>
  );
});
