import journeys from './playwright.config.ts';

/**
 * `npm run test:faults` and `npm run test:leaks`: the fault matrix, whose many browsers wait for slow responses, and
 * the leak run, which measures. Both would delay the journeys.
 */
export default Object.assign({}, journeys, {
  testIgnore: [],
  testMatch: ['**/faults.e2e.ts', '**/leaks.e2e.ts'],
  reporter: [['list']],
  use: { ...journeys.use, screenshot: 'off' },
});
