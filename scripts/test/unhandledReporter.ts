import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Reporter } from 'vitest/node';
import type { Unhandled } from './failures.ts';

/** Writes uncaught errors to .reports/unhandled.json, because Vitest's JSON report omits them. */
export default class UnhandledReporter implements Reporter {
  onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const unhandled: Unhandled[] = errors.map(({ message, stack }) => ({ message: stack ?? message }));
    const path = fileURLToPath(new URL('../../.reports/unhandled.json', import.meta.url));
    writeFileSync(path, JSON.stringify(unhandled));
  }
}
