import { create } from '@dropdeck/domain/monitors/overview';
import type { ReactNode } from 'react';
import { NewMonitorForm } from './NewMonitorForm';

/** The New Monitor dialog of the overview. */
export const NewMonitor = (): ReactNode => <NewMonitorForm create={create} />;
