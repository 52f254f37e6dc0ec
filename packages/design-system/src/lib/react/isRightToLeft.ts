/** Whether an element's text, and so the order of what is in it, runs from right to left. */
export const isRightToLeft = (element: Element): boolean => element.matches(':dir(rtl)');
