import type { ReactNode } from 'react';
import { NewMonitor } from './NewMonitor';
import { NewUpdate } from './NewUpdate';

/** The dialogs of the overview that only developers can open. */
export default function DeveloperDialogs(): ReactNode {
  return (
    <>
      <NewMonitor />
      <NewUpdate />
    </>
  );
}
