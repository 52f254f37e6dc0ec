import { SETUP_FIELDS, setup } from '../pages.ts';
import { GROUPS, type Acts } from './turn.ts';

const { view, events } = setup.screen;
const fields = Object.keys(SETUP_FIELDS) as (keyof typeof SETUP_FIELDS)[];

/** What a person does who has paid and has no profile yet. */
export const setupActs: Acts = {
  start: ({ read, fire }) => {
    if (read(view.step) !== 'start') return null;
    fire(events.onStart);
    return 'starts the setup';
  },
  type: ({ read, edit, fire, token, a }) => {
    if (read(view.step) !== 'form' || read(view.isSaving)) return null;
    const field = fields[a % 5] ?? 'name';
    const value = field === 'hexColor' ? `#${token.slice(1).padStart(6, '0')}` : token;
    edit(GROUPS.setup, `|${SETUP_FIELDS[field]}`, value, read(view.values)[field]);
    fire(events.onFieldChange, { field, value });
    return `types ${value} into ${field}`;
  },
  fill: ({ read, fire }) => {
    if (read(view.step) !== 'form' || read(view.isSaving)) return null;
    for (const field of fields)
      if (read(view.values)[field] === '') fire(events.onFieldChange, { field, value: `some ${field}` });
    return 'fills in the rest';
  },
  create: ({ read, fire, writes }) => {
    if (read(view.step) !== 'form' || read(view.isSaving)) return null;
    writes();
    fire(events.onCreate);
    return 'creates the profile';
  },
};
