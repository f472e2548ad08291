import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { chromiumLaunch } from './tests/support/chromium.ts'
import app from './vite.config.ts'

/** Components and the app's own parts, in a real browser, built as the app is built. */
export default mergeConfig(
  app,
  defineConfig({
    test: {
      name: 'app',
      include: ['tests/app/**/*.test.{ts,tsx}'],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: chromiumLaunch() }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
)
