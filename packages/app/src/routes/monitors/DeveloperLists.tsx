import { KeywordListManager, ProxyListManager } from './ListManagers';
import type { ReactNode } from 'react';

/** The list managers of the Developer Settings panel. */
export default function DeveloperLists(): ReactNode {
  return (
    <>
      <ProxyListManager />
      <KeywordListManager />
    </>
  );
}
