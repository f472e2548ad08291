import type { KnipConfig } from 'knip'

/** Where everything begins that is used: files, exports, types and packages that nothing here reaches are nobody's. */
export default {
  entry: [
    'src/{boot.ts,entry-server.tsx}',
    'src/routes/**/*.tsx',
    'server/{main,admin,migrate}.ts',
    // Each is started by its file's name: a thread that draws, processes that read and simulate, and two that tests end.
    'demo/pictures/drawer.ts',
    'server/ports/calendar/reader.ts',
    'tests/support/{apiServer,endingProcess,simulation/worker}.ts',
    // Types of the browser's that the worker's room adds to for all its files.
    'sw/backgroundSync.ts',
    'scripts/*.{ts,mjs}',
    'scripts/vite/server.config.ts',
    'tests/**/*.{test,spec}.{ts,tsx}',
  ],
  project: ['{contract,src,sw,server,demo,scripts,tests}/**/*.{ts,tsx,mjs}', '*.ts'],
  ignoreDependencies: [
    // Its letters are read from its folder, as shapes for pictures.
    '@fontsource/be-vietnam-pro',
    // The same for receipts and for the faces of the pages, found by its files' names.
    '@expo-google-fonts/be-vietnam-pro',
    // A test starts it by its file's name.
    's3rver',
  ],
  // Programs of the machine: scripts and tests say what to install where one is missing.
  ignoreBinaries: [
    'patroni',
    'apt-get',
    'fc-list',
    'nginx',
    'openssl',
    'pgbouncer',
    'promtool',
    'WebKitWebDriver',
    'Xvfb',
    'zbarimg',
  ],
} satisfies KnipConfig
