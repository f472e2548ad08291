import { defineConfig } from '@playwright/test'
import { chromiumLaunch, suiteLaunch } from './tests/support/chromium.ts'
import { minutesAhead } from './tests/support/hour.ts'
import { journeyPort } from './tests/support/journeyPort.ts'

const workers = Number(process.env['E2E_WORKERS'] ?? 2)
const servers = Array.from({ length: workers }, (_, index) => journeyPort(index))

/** Journeys about what only the whole browser has: installing, pushes, a window of its own that is killed and comes back. */
const WHOLE_BROWSER =
  /\/(gate|hostGate|installing|offline|offlineTaps|outboxKill|month|push|thief)\.spec\.ts$/
/** Journeys about pictures, or about what a page looks like with them; the others ask for none, and none is drawn for them. */
const WITH_PICTURES =
  /\/(boxes|documents|found|home|life-complaint|newPlace|parts|profile-details|screens|screensOpened|search|start)\.spec\.ts$/
/** A whole month is lived through alone (`npm run test:month`), on a server of its own; every proof lives three days of one. */
const isMonth = process.env['MONTH_SEED'] !== undefined

// What hour it is for the journeys is settled here, for the servers and workers that start from here.
minutesAhead()

/** Browser journeys against the built app. Each worker has a real server of its own with a fresh demo. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  workers,
  // A second try tells a slow machine from a mistake; what needed it is named at the end of the run.
  retries: 1,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    // A fresh worker fetches some 430 files: it comes along where it is the subject (`serviceWorkers: 'allow'`).
    serviceWorkers: 'block',
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // What is not there after half a minute will not come: a journey that is lost says so soon.
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
    // Nothing waits for a movement to end, and drawing it without a graphics card took a fifth of the browser's time.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every journey slows all of them: the second try of one that failed tells as much.
    trace: 'on-first-retry',
  },
  // The longest journeys first, so that no worker waits at the end.
  projects: [
    {
      name: 'browser',
      testMatch: WHOLE_BROWSER,
      use: { launchOptions: chromiumLaunch(), serviceWorkers: 'allow' },
    },
    { name: 'pictures', testMatch: WITH_PICTURES, use: { launchOptions: suiteLaunch() } },
    {
      name: 'engine',
      testIgnore: [WHOLE_BROWSER, WITH_PICTURES],
      use: { launchOptions: suiteLaunch({ pictures: false }) },
    },
  ],
  webServer: isMonth
    ? []
    : {
        command: `tsx tests/support/journeyServers.ts ${servers.join(' ')}`,
        wait: { stdout: /The journeys’ servers are open/ },
        timeout: 180_000,
        env: {
          RATE_LIMIT_FACTOR: '50',
          PICTURES_DIR: '.data/test-pictures',
        },
      },
})
