import journeys from './playwright.config.ts';

/**
 * `npm run ci faults`, `histories`, `leaks` and `jobs`: the fault matrix, whose many browsers wait for slow responses,
 * the model's histories on the screen, the leak run, which measures, and jobs of thousands of calls. All would delay the
 * journeys.
 */
export default Object.assign({}, journeys, {
  testIgnore: [],
  testMatch: ['**/{faults,histories,jobs,leaks}.e2e.ts'],
  reporter: [['list']],
  use: { ...journeys.use, screenshot: 'off' },
});
