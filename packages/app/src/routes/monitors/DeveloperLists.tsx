import { KeywordListManager, ProxyListManager } from './ListManagers';
import type { ReactNode } from 'react';

/** The managers of the Developer Settings panel, side by side. */
export default function DeveloperLists(): ReactNode {
  return (
    <>
      <ProxyListManager />
      <KeywordListManager />
    </>
  );
}
