/** History state of a monitor that was opened from the list, so that the previous entry is the list. */
export const fromList = 'list';
