/** Counts characters as Discord does: an emoji is one, where `length` may return two. */
export const countCharacters = (text: string): number => [...text].length;
