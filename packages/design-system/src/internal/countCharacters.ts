/** Characters as a person and Discord count them: an emoji is one, where a string's length may say two. */
export const countCharacters = (text: string): number => [...text].length;
