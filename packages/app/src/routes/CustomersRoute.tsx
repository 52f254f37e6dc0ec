import { CustomersScreen } from '@dropdeck/design-system';
import * as customers from '@dropdeck/domain/customers';
import type { ReactNode } from 'react';
import { connect, usePage, usePart } from '../shell/connect';

const Screen = connect(CustomersScreen, customers.screen);

/** /customers */
export function Component(): ReactNode {
  usePage(customers.page, undefined);
  const list = usePart(customers.list.part);
  const actions = usePart(customers.actions);
  return <Screen list={list} actions={actions} />;
}
