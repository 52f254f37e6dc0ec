/** A picture of the graph, ready to be saved. */
export interface Picture {
  readonly format: 'svg' | 'png';
  readonly data: string | Blob;
}

interface Drawing {
  readonly svg: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** What a line of the legend needs of a code's style. */
interface LegendLine {
  readonly label: string;
  readonly color: string;
  readonly dash?: string | undefined;
}

const SVG = 'http://www.w3.org/2000/svg';
const FONT = 'system-ui, sans-serif';
const TITLE_HEIGHT = 44;
const LEGEND_HEIGHT = 28;
/** About the width of a character of the legend, and of what stands before it. */
const CHARACTER = 7;
const SWATCH = 52;
/** Device pixels per pixel of a painted picture. */
const SCALE = 2;

/** What a copy outside of the page must say of itself. */
const properties = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-opacity',
  'font-size',
  'text-anchor',
] as const;

function element(name: string, attributes: Readonly<Record<string, string | number>>, text = ''): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.textContent = text;
  return made;
}

/** A copy with the page's colors in it, because a file has no stylesheet. */
function copyOf(original: Element): Element {
  const copy = original.cloneNode(false) as Element;
  copy.removeAttribute('class');
  copy.removeAttribute('style');
  const style = getComputedStyle(original);
  for (const property of properties) copy.setAttribute(property, style.getPropertyValue(property));
  for (const child of original.childNodes) {
    copy.append(child instanceof Element ? copyOf(child) : child.cloneNode());
  }
  return copy;
}

/** The chart as a standalone SVG, with a title, the legend and the colors of the theme. */
export function drawPicture(chart: SVGSVGElement, title: string, lines: readonly LegendLine[]): Drawing {
  const { width, height: chartHeight } = chart.getBoundingClientRect();
  const page = getComputedStyle(chart.parentElement ?? chart);
  const probe = chart.appendChild(document.createElementNS(SVG, 'path'));
  const colorOf = (value: string): string => {
    probe.setAttribute('stroke', value);
    return getComputedStyle(probe).stroke;
  };
  const legend = element('g', {});
  let [left, row] = [16, 0];
  for (const { label, color, dash } of lines) {
    const labelWidth = SWATCH + label.length * CHARACTER;
    if (left > 16 && left + labelWidth > width) [left, row] = [16, row + 1];
    const middle = TITLE_HEIGHT + chartHeight + row * LEGEND_HEIGHT + LEGEND_HEIGHT / 2;
    legend.append(
      element('path', {
        d: `M${left} ${middle}h24`,
        stroke: colorOf(color),
        'stroke-width': 2,
        ...(dash === undefined ? {} : { 'stroke-dasharray': dash }),
      }),
      element('text', { x: left + 32, y: middle + 4, fill: page.color, 'font-size': 12 }, label),
    );
    left += labelWidth;
  }
  probe.remove();
  const height = TITLE_HEIGHT + chartHeight + (row + 1) * LEGEND_HEIGHT + 8;
  const picture = element('svg', {
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    'font-family': FONT,
  });
  const copy = copyOf(chart);
  copy.setAttribute('y', String(TITLE_HEIGHT));
  picture.append(
    element('rect', { width, height, fill: page.backgroundColor }),
    element('text', { x: 16, y: 28, fill: page.color, 'font-size': 16, 'font-weight': 600 }, title),
    copy,
    legend,
  );
  return { svg: new XMLSerializer().serializeToString(picture), width, height };
}

/** The drawing as PNG. Rejects when the browser cannot paint it. */
export async function paintPicture(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * SCALE);
  canvas.height = Math.round(height * SCALE);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('not painted')) : resolve(blob)), 'image/png');
  });
}
