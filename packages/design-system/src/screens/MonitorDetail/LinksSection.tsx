import { Download } from 'lucide-react';
import { memo, useState, type ReactNode } from 'react';
import { countOf, formatCount } from '../../internal/formatCount';
import { createLazyComponent, Lazy } from '../../internal/lazy';
import { useShortcut } from '../../internal/useShortcut';
import { useLatestCallback } from '../../internal/useLatestCallback';
import { FilterBar } from '../../patterns/FilterBar/FilterBar';
import { FilterSelect } from '../../patterns/FilterBar/FilterSelect';
import { UndoButton } from '../../patterns/UndoButton/UndoButton';
import { UnsavedBar } from '../../patterns/UnsavedBar/UnsavedBar';
import { Badge } from '../../primitives/Badge/Badge';
import { Button } from '../../primitives/Button/Button';
import { Checkbox } from '../../primitives/Checkbox/Checkbox';
import { Icon } from '../../primitives/Icon/Icon';
import { Menu, type MenuGroup } from '../../primitives/Menu/Menu';
import { SaveState } from '../../patterns/SaveState/SaveState';
import { AddInputForm, type AddInputFormProps } from './AddInputForm';
import type { DeletingProgress } from './DeletingBanner';
import { Beside, Line, LazyComponent } from './detailStyles';
import { InputsTable, type InputsTableProps } from './InputsTable';
import { PendingInputs, type PendingInputsProps } from './PendingInputs';
import type { SettingState } from './SavedField';
import { Section } from './Section';
import type { FoldProps } from './sections';

const deletingBanner = createLazyComponent<DeletingProgress>(() => import('./DeletingBanner'));

/** One choice of the filter. */
export interface InputFilterOption {
  id: string;
  label: string;
}

/** Changed inputs that are not saved yet. */
export interface InputQueue {
  count: number;
  isSending: boolean;
  /** The last try failed. */
  hasFailed: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

export interface LinksSectionProps {
  ownProducts: { value: boolean; state: SettingState; onChange: (isOn: boolean) => void };
  add: AddInputFormProps;
  pending: PendingInputsProps;
  /** How many inputs there are in all. */
  total: number;
  /** How many of them are active. */
  activeCount: number;
  filters: readonly InputFilterOption[];
  filter: string;
  onFilterChange: (filter: string) => void;
  search: string;
  onSearchChange: (search: string) => void;
  table: Omit<InputsTableProps, 'viewKey' | 'isFiltered' | 'onClearFilters' | 'isDeleting'>;
  queue: InputQueue;
  /** The link that was just deleted, while that can be taken back. */
  undoLabel: string | undefined;
  onUndo: () => void;
  /** How far a deletion of several is; null while there is none. */
  deleting: DeletingProgress | null;
  onExport: (format: 'csv' | 'json') => void;
}

const exportGroups: readonly MenuGroup[] = [
  {
    id: 'formats',
    items: [
      { id: 'csv', label: 'CSV', description: 'For spreadsheets' },
      { id: 'json', label: 'JSON', description: 'With everything the server keeps' },
    ],
  },
];

const counted = (count: number): string => countOf(count, 'input');

/** The bar over the page's end that says how much is not saved. */
export const InputQueueBar = memo(function InputQueueBar({
  count,
  isSending,
  hasFailed,
  onSave,
  onDiscard,
}: InputQueue): ReactNode {
  const unsaved = `${counted(count)} not saved yet`;
  return (
    <UnsavedBar
      isDirty={count > 0}
      isSaving={isSending}
      message={hasFailed ? `${unsaved}: the last try failed` : unsaved}
      saveLabel={hasFailed ? 'Retry' : 'Save now'}
      onSave={onSave}
      onDiscard={onDiscard}
    />
  );
});

const OwnProducts = memo(function OwnProducts({
  value,
  state: { phase, onRetry },
  onChange,
}: LinksSectionProps['ownProducts']): ReactNode {
  return (
    <Line>
      <Checkbox label="Only monitor my own products" isSelected={value} onChange={onChange} />
      <Beside>
        <SaveState state={phase} onRetry={onRetry} align="end" />
      </Beside>
    </Line>
  );
});

const ExportMenu = memo(function ExportMenu({
  isDisabled,
  onExport,
}: Pick<LinksSectionProps, 'onExport'> & { isDisabled: boolean }): ReactNode {
  return (
    <Menu
      label="Export what is shown"
      trigger={
        <Button icon={<Icon icon={Download} />} isDisabled={isDisabled}>
          Export
        </Button>
      }
      groups={exportGroups}
      onAction={(id) => onExport(id === 'csv' ? 'csv' : 'json')}
      placement="bottom end"
    />
  );
});

/** “12 active of 14”. */
export const activeOf = ({ activeCount, total }: Pick<LinksSectionProps, 'activeCount' | 'total'>): string =>
  `${formatCount(activeCount)} active of ${formatCount(total)}`;

/** Monitored Links/Products: the workbench of a monitor (specification, section 2). */
export const LinksSection = memo(function LinksSection({
  ownProducts,
  add,
  pending,
  total,
  activeCount,
  filters,
  filter,
  onFilterChange,
  search,
  onSearchChange,
  table,
  undoLabel,
  onUndo,
  deleting,
  onExport,
  isFolded,
  onFold,
}: Omit<LinksSectionProps, 'queue'> & FoldProps): ReactNode {
  // The form focuses its link on `n`; a folded section has no form yet.
  const [startsAtLink, setStartsAtLink] = useState(false);
  useShortcut('n', () => {
    if (!isFolded || !add.canAdd) return;
    setStartsAtLink(true);
    onFold(false);
  });
  const isFiltered = filter !== 'all' || search.trim() !== '';
  const clear = useLatestCallback(() => {
    onFilterChange('all');
    onSearchChange('');
  });
  const shown = table.inputs.length;
  return (
    <Section
      isFolded={isFolded}
      onFold={onFold}
      name="links"
      heading="Monitored Links/Products"
      summary={activeOf({ activeCount, total })}
      badge={<Badge hasDot={false}>{formatCount(total)}</Badge>}
      actions={<OwnProducts {...ownProducts} />}
    >
      <LazyComponent>
        <AddInputForm {...add} startsAtLink={startsAtLink} />
        <PendingInputs {...pending} />
      </LazyComponent>
      <LazyComponent>
        <FilterBar
          search={{
            label: 'Search inputs',
            placeholder: 'Search by link or note...',
            value: search,
            onChange: onSearchChange,
          }}
          filters={<FilterSelect label="Filter" options={filters} value={filter} onChange={onFilterChange} />}
          count={isFiltered ? `${formatCount(shown)} of ${counted(total)}` : counted(total)}
          isFiltered={isFiltered}
          onClear={clear}
          actions={
            <>
              <UndoButton label={undoLabel} onUndo={onUndo} />
              <ExportMenu isDisabled={shown === 0} onExport={onExport} />
            </>
          }
        />
        {deleting !== null && <Lazy part={deletingBanner} isWanted props={deleting} />}
        <InputsTable
          {...table}
          viewKey={`${filter}\n${search}`}
          isFiltered={isFiltered}
          onClearFilters={clear}
          isDeleting={deleting !== null}
        />
      </LazyComponent>
    </Section>
  );
});
