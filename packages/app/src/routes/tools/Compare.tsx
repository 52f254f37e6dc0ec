import { CompareScreen } from '@dropdeck/design-system';
import { compare, page } from '@dropdeck/domain/tools/compare';
import { useUnit } from 'effector-react';
import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { usePage } from '../../shell/usePage';

/** /tools/compare */
export default function Compare(): ReactNode {
  const { search } = useLocation();
  usePage(
    page,
    useMemo(() => ({ query: search }), [search]),
  );
  const view = useUnit(compare.view);
  const events = useUnit(compare.events);
  const plan = useUnit({ ...compare.plan.view, ...compare.plan.events });
  return <CompareScreen {...view} {...events} plan={plan} />;
}
