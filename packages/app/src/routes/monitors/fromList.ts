/** State of the history entry of a monitor that was opened in the list: the entry before it is the list. */
export const fromList = 'list';
