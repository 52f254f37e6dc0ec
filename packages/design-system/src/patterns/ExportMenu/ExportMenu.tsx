import { Download } from 'lucide-react';
import { memo, useMemo, type ReactNode } from 'react';
import { useCounts } from '../../internal/formatCount';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { Menu, type MenuGroup } from '../../primitives/Menu/Menu';

export type ExportFormat = 'csv' | 'json';
export type ExportScope = 'shown' | 'selected';

export interface ExportMenuProps {
  /** The number of rows that match the search and the filters; without any there is nothing to export. */
  shown: number;
  /** The number of selected rows. With some, the menu offers them first. */
  selected?: number | undefined;
  onExport: (format: ExportFormat, scope: ExportScope) => void;
}

const formats = (scope: ExportScope, heading?: string): MenuGroup => ({
  id: scope,
  heading,
  items: [
    { id: `${scope} csv`, label: 'CSV', description: 'For spreadsheets' },
    { id: `${scope} json`, label: 'JSON', description: 'With everything the server keeps' },
  ],
});

/** Memoized by what it shows: typing in a search changes the number of shown rows, which only a selection names. */
const Formats = memo(function Formats({
  shown,
  selected,
  isEmpty,
  onExport,
}: ExportMenuProps & { selected: number; isEmpty: boolean }): ReactNode {
  const { formatCount } = useCounts();
  const groups = useMemo(
    () =>
      selected === 0
        ? [formats('shown')]
        : [
            formats('selected', `${formatCount(selected)} selected`),
            ...(isEmpty ? [] : [formats('shown', `${formatCount(shown)} shown`)]),
          ],
    [selected, shown, isEmpty, formatCount],
  );
  return (
    <Menu
      label={selected === 0 ? 'Export what is shown' : 'Export'}
      trigger={
        <Button icon={<Icon icon={Download} />} isDisabled={isEmpty && selected === 0}>
          Export
        </Button>
      }
      groups={groups}
      onAction={(id) =>
        onExport(id.endsWith('csv') ? 'csv' : 'json', id.startsWith('selected') ? 'selected' : 'shown')
      }
      placement="bottom end"
    />
  );
});

/** Exports the shown or the selected rows of a list as a file. */
export const ExportMenu = ({ shown, selected = 0, onExport }: ExportMenuProps): ReactNode => (
  <Formats shown={selected === 0 ? 0 : shown} selected={selected} isEmpty={shown === 0} onExport={onExport} />
);
