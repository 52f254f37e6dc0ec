import { writeQuery } from '../shared/query-string';

/** The tools of the page `tools`, in their order. */
export const toolNames = ['drafts', 'changes', 'webhooks', 'backup', 'compare'] as const;
export type ToolName = (typeof toolNames)[number];

/** The path of a tool. */
export const toolHref = (tool: ToolName): string => `/tools/${tool}`;

/** The comparison of two monitors, by their uuids; an empty one is not chosen yet. */
export const compareHref = (uuids: { readonly a: string; readonly b: string }): string =>
  `${toolHref('compare')}${writeQuery('', uuids)}`;
