import { NewsDialog, useLocale } from '@dropdeck/design-system';
import { overlayClosed } from '@dropdeck/domain/shell/overlays';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { news } from './news';

/** What is new in the product. */
export default function News(): ReactNode {
  useLocale();
  const close = useUnit(overlayClosed);
  return <NewsDialog isOpen onClose={close} items={news()} />;
}
