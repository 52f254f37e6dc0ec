import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Reporter } from 'vitest/node';
import type { Unhandled } from './failures.ts';

/** Writes the errors that no test has caught to .reports/unhandled.json: Vitest's JSON report leaves them out. */
export default class UnhandledReporter implements Reporter {
  onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const unhandled: Unhandled[] = errors.map(({ message, stack }) => ({ message: stack ?? message }));
    const path = fileURLToPath(new URL('../../.reports/unhandled.json', import.meta.url));
    writeFileSync(path, JSON.stringify(unhandled));
  }
}
