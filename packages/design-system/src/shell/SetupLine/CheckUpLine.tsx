import type { ReactNode } from 'react';
import { Link } from '../../primitives';
import { useLocale } from '../../lib/react/useLocale';
import { t } from './text.en';

export interface CheckUpLineProps {
  /** How many things there are to look at. */
  count: number;
  href: string;
}

/** In the place of SetupLine once the setup is done: leads to what is wrong, or likely so. */
export function CheckUpLine({ count, href }: CheckUpLineProps): ReactNode {
  useLocale();
  return (
    <Link href={href} variant="standalone">
      {t('toLookAt', { count })}
    </Link>
  );
}
