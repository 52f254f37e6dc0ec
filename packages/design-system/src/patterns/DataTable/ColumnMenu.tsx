import { Columns3 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { createLazyComponent, LazyControl } from '../../loading/lazy';
import { Icon, IconButton } from '../../primitives';
import type { ColumnPanelProps } from './ColumnPanel';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

const panel = createLazyComponent<ColumnPanelProps>(() => import('./ColumnPanel'));

/** The button of the columns panel; the row header is always shown. */
export function ColumnMenu(props: Omit<ColumnPanelProps, 'trigger'>): ReactNode {
  useLocale();
  const [isPressed, setPressed] = useState(false);
  const trigger = <IconButton label={t('columns')} size="small" icon={<Icon icon={Columns3} />} />;
  return (
    <LazyControl
      component={panel}
      isNeeded={isPressed}
      isPressed={isPressed}
      props={{ ...props, trigger }}
      fallback={
        <ButtonContext value={{ 'aria-expanded': false, onPress: () => setPressed(true) }}>
          {trigger}
        </ButtonContext>
      }
    />
  );
}
