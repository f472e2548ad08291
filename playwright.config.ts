import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from './tests/support/chromium.ts'

const port = Number(process.env['E2E_PORT'] ?? 3100)
const address = `http://localhost:${port}`

/** Browser journeys against the built app and a real server with a fresh demo. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  workers: 1,
  // A second try tells a slow machine from a mistake; what needed it is named at the end of the run.
  retries: 1,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: address,
    launchOptions: chromiumLaunch(),
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'npm start',
    url: `${address}/readyz`,
    reuseExistingServer: process.env['E2E_REUSE'] === '1',
    timeout: 120_000,
    env: { PORT: String(port), DATA_DIR: `.data/e2e-${port}`, RATE_LIMIT_FACTOR: '50' },
  },
})
