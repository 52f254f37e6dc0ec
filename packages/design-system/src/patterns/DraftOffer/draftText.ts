/** The kinds of drafts. */
export type DraftKind = keyof typeof labels;

/** A kind of draft in a list, and in the middle of “You have … from 5 minutes ago”. */
const labels = {
  redirect: ['Redirect', 'an unsaved redirect'],
  update: ['Update', 'an unsent update'],
  'new-monitor': ['New monitor', 'an unsaved new monitor'],
  'keyword-list': ['Keyword list', 'an unsaved keyword list'],
  'proxy-list': ['Proxy list', 'an unsaved proxy list'],
  input: ['Input', 'an unsaved change of the input'],
  'new-inputs': ['New inputs', 'inputs that were not added'],
  examples: ['Example inputs', 'unsaved example inputs'],
  permissions: ['Permissions', 'unsaved permissions'],
  products: ['Products', 'unsaved products'],
  'redirects-import': ['Pasted redirects', 'pasted redirects that were not added'],
  'inputs-import': ['Pasted inputs', 'pasted inputs that were not added'],
  'examples-import': ['Pasted examples', 'pasted example inputs that were not added'],
  'servers-import': ['Pasted servers', 'pasted servers that were not added'],
  settings: ['Settings', 'unsaved settings'],
  webhooks: ['Webhooks', 'unsaved webhooks'],
} as const;

/** The kind in a list: “Redirect”. */
export const draftKindOf = (kind: DraftKind): string => labels[kind][0];

/** The kind in a sentence, with its name: “an unsaved redirect “Dunk””. */
export const draftText = (kind: DraftKind, name: string): string =>
  name === '' ? labels[kind][1] : `${labels[kind][1]} “${name}”`;
