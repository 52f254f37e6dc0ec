/** A numbered heading of docs/specification.md. */
export interface SpecificationSection {
  title: string;
  /** The heading's id on the catalog's page. */
  id: string;
}

/** Path of the specification in the catalog. */
export const specificationPage = '?path=/docs/foundations-specification--docs';

/** The id of a heading: `2.3 Settings` is `2-3-settings`. */
export const sectionId = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

/** The numbered headings of a markdown text by their number: `2.3`. */
export function readSections(markdown: string): ReadonlyMap<string, SpecificationSection> {
  const headings = markdown.matchAll(/^#{2,4} +(\d+(?:\.\d+)*)\.? +(.+?) *$/gm);
  return new Map(
    [...headings].map(([, number = '', title = '']) => [
      number,
      { title, id: sectionId(`${number} ${title}`) },
    ]),
  );
}
