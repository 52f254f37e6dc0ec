import { CompareScreen } from '@dropdeck/design-system';
import { compare, page } from '@dropdeck/domain/tools/compare';
import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { usePart } from '../../shell/connect';
import { usePage } from '../../shell/usePage';

/** /tools/compare */
export default function Compare(): ReactNode {
  const { search: query } = useLocation();
  usePage(
    page,
    useMemo(() => ({ query }), [query]),
  );
  return <CompareScreen {...usePart(compare)} plan={usePart(compare.plan)} />;
}
