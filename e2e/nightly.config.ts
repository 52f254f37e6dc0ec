import journeys from './playwright.config.ts';

/**
 * `npm run ci faults`, `leaks` and `jobs`: the fault matrix, whose many browsers wait for slow responses, the
 * leak run, which measures, and jobs of thousands of calls. All would delay the journeys.
 */
export default Object.assign({}, journeys, {
  testIgnore: [],
  testMatch: ['**/faults.e2e.ts', '**/leaks.e2e.ts', '**/jobs.e2e.ts'],
  reporter: [['list']],
  use: { ...journeys.use, screenshot: 'off' },
});
