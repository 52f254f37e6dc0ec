import { color } from '../../../tokens';
import { t } from './text.en';

interface CodeStyle {
  label: string;
  /** A `var(…)` reference to the code's color. */
  color: string;
  /** SVG dash pattern, so that lines do not differ by color alone; a solid line when omitted. */
  dash?: string | undefined;
}

/** Phrases of HTTP (specification 2.10), with a distinct style per code. */
const codeStyles: Readonly<Record<string, Omit<CodeStyle, 'label'> & { phrase: string }>> = {
  200: { phrase: 'OK', color: color.status200 },
  301: { phrase: 'Moved Permanently', color: color.status301, dash: '8 3' },
  400: { phrase: 'Bad Request', color: color.status400, dash: '2 3' },
  403: { phrase: 'Forbidden', color: color.status403, dash: '10 3 2 3' },
  404: { phrase: 'Not Found', color: color.status404, dash: '5 3' },
  406: { phrase: 'Not Acceptable', color: color.status406, dash: '1 4' },
  500: { phrase: 'Internal Server Error', color: color.status500, dash: '14 4' },
  503: { phrase: 'Service Unavailable', color: color.status503, dash: '6 2 1 2 1 2' },
};

/** Label and style of a status code; unknown codes are gray: “Status 429”. */
export function styleOf(code: string): CodeStyle {
  const known = codeStyles[code];
  return known === undefined
    ? { label: t('unknownStatus', { code }), color: color.statusOther, dash: '3 5' }
    : { label: `${code} ${known.phrase}`, color: known.color, dash: known.dash };
}
