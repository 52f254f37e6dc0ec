import { color } from '../../../tokens';
import { t } from './text.en';

interface CodeStyle {
  label: string;
  /** A `var(…)` reference to the code's color. */
  color: string;
  /** SVG dash pattern, so that lines do not differ by color alone; a solid line when omitted. */
  dash?: string | undefined;
}

/** Labels of specification 2.10, with a distinct style per code. */
const codeStyles: Readonly<Record<string, CodeStyle>> = {
  200: { label: '200 OK', color: color.status200 },
  301: { label: '301 Moved Permanently', color: color.status301, dash: '8 3' },
  400: { label: '400 Bad Request', color: color.status400, dash: '2 3' },
  403: { label: '403 Forbidden', color: color.status403, dash: '10 3 2 3' },
  404: { label: '404 Not Found', color: color.status404, dash: '5 3' },
  406: { label: '406 Not Acceptable', color: color.status406, dash: '1 4' },
  500: { label: '500 Internal Server Error', color: color.status500, dash: '14 4' },
  503: { label: '503 Service Unavailable', color: color.status503, dash: '6 2 1 2 1 2' },
};

/** Label and style of a status code; unknown codes are gray: “Status 429”. */
export const styleOf = (code: string): CodeStyle =>
  codeStyles[code] ?? { label: t('unknownStatus', { code }), color: color.statusOther, dash: '3 5' };
