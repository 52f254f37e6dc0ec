import type { LineReport } from '@dropdeck/domain/monitors/keywords';
import { useEffect, useState } from 'react';

/** Checks the lines of a text in steps, so that the caller can time-slice or abandon the work. */
export type ReportSteps = (text: string) => Generator<undefined, LineReport>;

const emptyReport: LineReport = { total: 1, filled: 0, blank: [], duplicates: [], unusual: [] };

/** Milliseconds of work per time slice, so that a frame is not missed. */
const SLICE_MS = 6;

/** A report on the lines of a text, computed in time slices after each change. */
export function useLineReport(text: string, steps: ReportSteps): LineReport {
  const [report, setReport] = useState(emptyReport);

  useEffect(() => {
    const iterator = steps(text);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const runSlice = (): void => {
      const until = performance.now() + SLICE_MS;
      for (;;) {
        const step = iterator.next();
        if (step.done) {
          setReport(step.value);
          return;
        }
        if (performance.now() > until) break;
      }
      timer = setTimeout(runSlice, 0);
    };
    timer = setTimeout(runSlice, 0);
    return () => clearTimeout(timer);
  }, [text, steps]);

  return report;
}
