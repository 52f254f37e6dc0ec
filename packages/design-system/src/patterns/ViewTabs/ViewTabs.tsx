import { memo, useDeferredValue, type ReactNode } from 'react';
import { useMedia } from '../../lib/react/useMedia';
import { media } from '../../tokens';
import type { ViewTabsProps } from './types';
import { ViewTab } from './ViewTab';
import { Tabs } from './viewTabStyles';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

export type { View, ViewTabsProps } from './types';

const ViewRow = memo(function ViewRow({
  views,
  selectedKey,
  isChanged,
  onSelectionChange,
}: ViewTabsProps): ReactNode {
  useLocale();
  const isPhone = useMedia(media.phone);
  if (isPhone || views.every(({ isBuiltIn }) => isBuiltIn)) return null;
  return (
    <Tabs role="group" aria-label={t('views')}>
      {views.map((view) => (
        <ViewTab
          key={view.id}
          view={view}
          isSelected={view.id === selectedKey}
          isChanged={isChanged}
          onSelect={() => onSelectionChange(view.id)}
        />
      ))}
    </Tabs>
  );
});

/**
 * The views of a list as a row of tabs above it, once one is saved: all rows, then the saved ones. On phones they are
 * in the filter sheet. Memoized: with stable callbacks, typing in a search does not render it. The first letter does,
 * because it leaves the view; that render follows the one of the rows.
 */
export const ViewTabs = memo(function ViewTabs(props: ViewTabsProps): ReactNode {
  return <ViewRow {...useDeferredValue(props)} />;
});
