/**
 * The colors that a first page needs as values, where no variable reaches: in a picture, and where colors are mixed. The
 * scales have them too.
 */
export const values = {
  light: { surface: '#FFFFFF', text: '#12152B', accent: '#3845C9' },
  dark: { surface: '#151830', text: '#EDEFFB' },
} as const;
