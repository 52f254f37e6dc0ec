import type { ReactNode } from 'react';
import { NewMonitor } from './NewMonitor';
import { NewUpdate } from './NewUpdate';

/** The dialogs that only developers open from the overview. */
export default function DeveloperDialogs(): ReactNode {
  return (
    <>
      <NewMonitor />
      <NewUpdate />
    </>
  );
}
