import { defineConfig } from '@playwright/test'
import { testChromiumLaunch } from './e2e/support/chromium.ts'

/** Browser tests run against the production build on a server of their own (e2e/support/server.ts). */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/test-results/browser',
  globalSetup: './e2e/support/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // So many have one cause: better told soon than after two minutes for each of hundreds.
  maxFailures: 30,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/test-results/browser.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: await testChromiumLaunch(),
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    timezoneId: 'Asia/Bangkok',
    // Each test would otherwise fill a cache of its own; what needs the worker allows it.
    serviceWorkers: 'block',
  },
})
