import type { TooltipPlacement } from './TooltipBubble';

export type { TooltipPlacement };

/**
 * What an element needs to have a tooltip: a name or a short sentence while the pointer is over it or the keyboard has
 * focused it. PageTooltip shows it. Only for what the keyboard reaches.
 *
 * @param keys what stands after the content, such as “Ctrl K”.
 */
export const tooltipProps = (content: string, placement: TooltipPlacement = 'top', keys?: string) => ({
  'data-tooltip': content,
  'data-tooltip-side': placement,
  'data-tooltip-keys': keys,
});
