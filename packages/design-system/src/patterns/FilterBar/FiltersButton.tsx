import { ArrowUpDown, ListFilter } from 'lucide-react';
import { memo, useState, type ReactNode } from 'react';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import { Badge, Button, Icon } from '../../primitives';
import type { FiltersButtonProps, FilterSheetProps } from './types';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

export type { TableView, FiltersButtonProps, FilterSheetProps } from './types';

const sheet = createLazyComponent<FilterSheetProps>(() => import('./FilterSheet'));

/** The button on a phone that opens the filter sheet, with the number of active filters. */
export const FiltersButton = memo(function FiltersButton(props: FiltersButtonProps): ReactNode {
  useLocale();
  const [isOpen, setOpen] = useState(false);
  const { filters, view, filterCount = 0 } = props;
  const title = filters ? t('filters') : t('sort');
  const set = filterCount + (view?.onUnsort && view.sort ? 1 : 0);
  return (
    <>
      <Button
        icon={<Icon icon={filters ? ListFilter : ArrowUpDown} />}
        aria-label={set > 0 ? t(filters ? 'filtersSet' : 'sortSet', { set }) : undefined}
        onPress={() => setOpen(true)}
      >
        <span>{title}</span>{' '}
        {set > 0 && (
          <Badge tone="accent" hasDot={false}>
            {set}
          </Badge>
        )}
      </Button>
      {isOpen && (
        <Lazy component={sheet} props={{ ...props, title, isOpen, onClose: () => setOpen(false) }} />
      )}
    </>
  );
});
