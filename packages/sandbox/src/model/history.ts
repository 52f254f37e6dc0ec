/** An act of a history: its name, the tab, two numbers that choose. */
export type Step = readonly [act: string, tab: number, a: number, b: number];
export type History = readonly Step[];

/** A history as a line: `redirects.toggle 1, world.wait 0 2`. A number that is left out is 0. */
export const writeHistory = (history: History): string =>
  history.map((step) => step.join(' ').replace(/( 0)+$/, '')).join(', ');

/** The opposite of `writeHistory`. */
export const readHistory = (line: string): History =>
  line.split(', ').map((text): Step => {
    const [act = '', tab = 0, a = 0, b = 0] = text.split(' ');
    return [act, Number(tab), Number(a), Number(b)];
  });
