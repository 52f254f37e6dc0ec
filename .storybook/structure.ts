/** Attributes whose value is the ID of another element, or several. */
const references = new Set([
  'id',
  'for',
  'form',
  'list',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
]);

/** Attributes that say how something looks, or what tests look for. */
const isSilent = (name: string): boolean => /^(?:class|style|src|srcset|d|points|data-.*)$/.test(name);

/**
 * What the rules of accessibility read of a tree, as a text: tags, attributes, texts, and the colors and type of what has a text. It
 * says nothing of sizes: those are in the pictures. IDs are numbered in their order, since React gives others each time.
 */
export function structureOf(root: Element): string {
  const ids = new Map<string, number>();
  const numbered = (value: string): string =>
    value
      .split(/\s+/)
      .map((id) => {
        if (!ids.has(id)) ids.set(id, ids.size);
        return `#${ids.get(id)}`;
      })
      .join(' ');
  const lines: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    // The announcer has what earlier stories said.
    if (element.closest('script, style, template, [data-live-announcer]') !== null) continue;
    const attributes = [...element.attributes]
      .filter(({ name }) => !isSilent(name))
      .map(({ name, value }) => `${name}=${references.has(name) ? numbered(value) : value}`);
    const texts = [...element.childNodes].flatMap((node) =>
      node.nodeType === Node.TEXT_NODE ? [node.nodeValue ?? ''] : [],
    );
    const { color, backgroundColor, backgroundImage, opacity, visibility, display, fontSize, fontWeight } =
      getComputedStyle(element);
    const look = texts.length > 0 ? [color, fontSize, fontWeight, opacity] : [];
    lines.push(
      [
        element.tagName,
        ...attributes,
        ...texts,
        ...look,
        backgroundColor,
        backgroundImage,
        visibility,
        display,
      ].join('|'),
    );
  }
  return lines.join('\n');
}
