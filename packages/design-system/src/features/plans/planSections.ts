export interface PlanSectionWords {
  title: string;
  description: string;
  columns: 2 | 3;
}

/** The sections of plans, the same while they load. */
export const planSections: Readonly<Record<'toolbox' | 'monitor', PlanSectionWords>> = {
  toolbox: {
    title: 'Toolbox',
    description: 'Tools for your server.',
    columns: 3,
  },
  monitor: {
    title: 'Monitors',
    description: 'Watch releases and get notified.',
    columns: 2,
  },
};
