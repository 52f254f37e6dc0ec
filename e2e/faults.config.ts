import journeys from './playwright.config.ts';

/**
 * `npm run test:faults`: the fault matrix alone. Its many browsers wait for slow responses and would delay the
 * journeys.
 */
export default Object.assign({}, journeys, {
  testIgnore: [],
  testMatch: '**/faults.e2e.ts',
  reporter: [['list']],
  // Traces of so many parallel browsers are too expensive.
  use: { ...journeys.use, trace: 'off', screenshot: 'off' },
});
