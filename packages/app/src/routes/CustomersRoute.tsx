import { CustomersScreen } from '@dropdeck/design-system';
import * as customers from '@dropdeck/domain/customers';
import { connect, route, usePart } from '../shell/connect';

const Screen = connect(CustomersScreen, { ...customers.screen, list: customers.list.part });

/** /customers */
export const Component = route(customers.page, undefined, () => {
  const actions = usePart(customers.actions);
  return <Screen actions={actions} />;
});
