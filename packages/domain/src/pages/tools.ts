/** The tools of the page `tools`, in their order. */
export const toolNames = ['drafts', 'changes', 'webhooks', 'backup', 'compare'] as const;
export type ToolName = (typeof toolNames)[number];

/** The path of a tool. */
export const toolHref = (tool: ToolName): string => `/tools/${tool}`;
