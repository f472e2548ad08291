import { defineConfig, type TestUserConfig } from 'vitest/config'

const node = (name: string, more: TestUserConfig = {}) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    environment: 'node' as const,
    setupFiles: ['tests/support/setup.ts'],
    restoreMocks: true,
    ...more,
  },
})

/** With one PostgreSQL for all files; each opens databases of its own there. */
const globalSetup = ['tests/support/postgresOfRun.ts']

/** The parts of the suite that run in Node; each alone with `npx vitest run --project <name>`. */
export default defineConfig({
  test: {
    // Every core: left alone, Vitest keeps one of two free, and the server's tests take twice as long.
    maxWorkers: '100%',
    projects: [
      node('architecture'),
      node('contract', { testTimeout: 30_000 }),
      node('server', { testTimeout: 60_000, hookTimeout: 180_000, globalSetup, isolate: false }),
      node('races', {
        testTimeout: 240_000,
        hookTimeout: 120_000,
        globalSetup: [...globalSetup, 'tests/support/apiServerOfRun.ts'],
        isolate: false,
      }),
      // A thousand faults on a line take ten seconds of a free processor.
      node('sw', { testTimeout: 120_000 }),
      // With the real nginx of Debian and the files of deploy/; by hand: `npm run test:operations`.
      node('operations', {
        testTimeout: 240_000,
        hookTimeout: 200_000,
        fileParallelism: false,
        globalSetup: ['tests/support/apiServerOfRun.ts'],
      }),
      // Other browsers than the suite’s own; by hand, where they are installed: `npm run test:browsers`.
      node('browsers', { testTimeout: 240_000, hookTimeout: 200_000, fileParallelism: false }),
    ],
  },
})
