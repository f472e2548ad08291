import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { suiteLaunch } from './tests/support/chromium.ts'
import app from './vite.config.ts'

/**
 * What is bundled before the first test. A dependency found later would reload the page under a running test, and the run
 * then waits for it without end: nothing is looked for, and what is missing here and is no module fails by name.
 */
const BUNDLED = [
  '@internationalized/date',
  '@lingui/core',
  '@lingui/react',
  '@simplewebauthn/browser',
  '@tanstack/query-async-storage-persister',
  '@tanstack/react-query',
  '@tanstack/react-query-persist-client',
  '@tanstack/react-router',
  'axe-core',
  'idb-keyval',
  'qrcode',
  'react',
  'react-aria-components/Button',
  'react-aria-components/DateField',
  'react-aria-components/Dialog',
  'react-aria-components/Heading',
  'react-aria-components/I18nProvider',
  'react-aria-components/Label',
  'react-aria-components/Modal',
  'react-aria-components/Popover',
  'react-aria-components/RangeCalendar',
  'react-aria-components/Text',
  'react-dom',
  'react-dom/client',
  'react/compiler-runtime',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'temporal-polyfill/global',
  'vitest-browser-react',
  'workbox-expiration/ExpirationPlugin.js',
  'workbox-precaching/PrecacheController.js',
  'workbox-precaching/PrecacheRoute.js',
  'workbox-strategies/CacheFirst.js',
  'workbox-strategies/Strategy.js',
  'workbox-window',
  'zod/mini',
  'zod/v4/core',
]

/** Components and the app's own parts, in a real browser, built as the app is built. */
export default mergeConfig(
  app,
  defineConfig({
    optimizeDeps: { include: BUNDLED, noDiscovery: true },
    // React has it; in development the package that the app's build takes it from reproaches whoever loads it.
    resolve: {
      alias: [{ find: /^use-sync-external-store(?:\/shim(?:\/index\.js)?)?$/, replacement: 'react' }],
    },
    // A file's page is a new one; what is the same in all of them is asked for once.
    server: { headers: { 'Cache-Control': 'max-age=3600' } },
    test: {
      name: 'app',
      include: ['tests/app/**/*.test.{ts,tsx}'],
      setupFiles: ['tests/support/appSetup.ts'],
      // A whole screen on a busy machine takes its time; what comes is not waited for.
      testTimeout: 60_000,
      expect: { poll: { timeout: 15_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: suiteLaunch(),
          contextOptions: { locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh', reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
)
