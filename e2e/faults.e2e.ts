import { allCalls } from '@dropdeck/domain/contract';
import { expect, test } from '@playwright/test';
import { account } from './faults/account.ts';
import { faultNames } from './faults/matrix.ts';
import { monitors } from './faults/monitors.ts';
import type { Rows } from './faults/rows.ts';
import { createSemaphore, openWorker, runRow, type FailedCell } from './faults/run.ts';
import { tools } from './faults/tools.ts';

const scenarios: Rows = { ...monitors, ...account, ...tools };
/** The call of a row; further words in the row's name say by which path it is made. */
const callOf = (row: string): string => row.split(' ')[0] ?? row;
const calls = allCalls.map(({ name }) => name);
/** Limits the run to some calls: `FAULTS_CALL=plans.createPaymentLink,session.logout`. */
const only = process.env['FAULTS_CALL']?.split(',');
const rows = Object.entries(scenarios)
  .map(([name, scenario], index) => ({ name, call: callOf(name), scenario, index }))
  .filter(({ call }) => only?.includes(call) ?? true);

/** Browsers per half. Some of them wait for slow responses. */
const WORKERS = 7;
/** What a row may take on a slow machine, in milliseconds: thirteen cells, two of which are slow on purpose. */
const ROW_MS = 180_000;
/** Browsers that work at the same time: more than a half's processors, since part of the work is waiting. */
const CONCURRENCY = 3;

test('every call of the contract has a row in the matrix, with a cell for every fault', () => {
  expect([...new Set(Object.keys(scenarios).map(callOf))].toSorted()).toEqual(calls.toSorted());
  console.log(
    `Fault matrix: ${rows.length} rows × ${faultNames.length} faults = ${rows.length * faultNames.length} cells`,
  );
});

for (const half of [0, 1]) {
  test(`each failure of a call is shown, loses nothing, and is resolved by a retry (${half + 1} of 2)`, async ({
    browser,
  }) => {
    const waiting = rows.filter(({ index }) => index % 2 === half);
    test.setTimeout(waiting.length * ROW_MS);
    const bad: FailedCell[] = [];
    let cells = 0;
    const semaphore = createSemaphore(CONCURRENCY);
    const runWorker = async (): Promise<void> => {
      await semaphore.acquire();
      const worker = await openWorker(browser, semaphore);
      for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
        const { name, call, scenario, index } = row;
        // Each row starts with another fault, so that not all wait for slow responses at the same time.
        const first = (index * 2) % faultNames.length;
        const faults = [...faultNames.slice(first), ...faultNames.slice(0, first)];
        const begun = performance.now();
        const badOfRow = await runRow(worker, { call, scenario, faults });
        const seconds = ((performance.now() - begun) / 1000).toFixed(1);
        console.log(`${name}: ${faults.length - badOfRow.length} of ${faults.length} cells, ${seconds} s`);
        bad.push(...badOfRow);
        cells += faults.length;
      }
      await worker.close();
      semaphore.release();
    };
    await Promise.all(Array.from({ length: Math.min(WORKERS, waiting.length) }, runWorker));
    expect(bad).toEqual([]);
    console.log(`Fault matrix: ${cells} cells held`);
  });
}
