import type { LineReport } from '@dropdeck/domain/keywords';
import { useEffect, useState } from 'react';

/** What is odd about the lines of a text, in steps that can be left off between any two. */
export type ReportSteps = (text: string) => Generator<undefined, LineReport>;

const nothing: LineReport = { total: 1, filled: 0, blank: [], duplicates: [], unusual: [] };

/** Milliseconds of work at a stretch: a frame has room for it. */
const timeoutMs = 6;

/** A report on the lines of a text, a moment behind it: it is made while nobody types. */
export function useLineReport(text: string, steps: ReportSteps): LineReport {
  const [report, setReport] = useState(nothing);

  useEffect(() => {
    const running = steps(text);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOn = (): void => {
      const until = performance.now() + timeoutMs;
      for (;;) {
        const step = running.next();
        if (step.done) {
          setReport(step.value);
          return;
        }
        if (performance.now() > until) break;
      }
      timer = setTimeout(goOn, 0);
    };
    timer = setTimeout(goOn, 0);
    return () => clearTimeout(timer);
  }, [text, steps]);

  return report;
}
