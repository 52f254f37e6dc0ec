import { CustomersScreen } from '@dropdeck/design-system';
import * as customers from '@dropdeck/domain/customers';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { connect, usePage, usePart } from '../shell/connect';
import { useList } from './useList';

const Screen = connect(CustomersScreen, customers.screen);

/** /customers */
export function Component(): ReactNode {
  const { search: query } = useLocation();
  usePage(customers.page, useState({ query })[0]);
  const list = useList(customers.list, customers.$hidden);
  const actions = usePart(customers.actions);
  return <Screen list={list} actions={actions} />;
}
