import { existsSync } from 'node:fs'
import babel from '@rolldown/plugin-babel'
import { lingui } from '@lingui/vite-plugin'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { deferredStyles } from './scripts/vite/deferredStyles.ts'
import { faces } from './scripts/vite/faces.ts'
import { mapEngine } from './scripts/vite/mapEngine.ts'
import { inlineBoot } from './scripts/vite/inlineBoot.ts'
import { provenFiles } from './scripts/vite/provenFiles.ts'
import { qrEngine } from './scripts/vite/qrEngine.ts'
import { lightNumbers } from './scripts/vite/lightNumbers.ts'
import { reactSignals } from './scripts/vite/reactSignals.ts'
import { serverHalf } from './scripts/vite/serverHalf.ts'
import { isEverywhere, sharedFiles, sharedFolder } from './scripts/vite/sharedFiles.ts'
import { slimCalls } from './scripts/vite/slimCalls.ts'
import { slimWorker } from './scripts/vite/slimWorker.ts'
import { assetFolder, workplaceFolder } from './scripts/vite/workplaceFolder.ts'

/**
 * The React compiler works where a component asks for it ('use memo'): compiled everywhere it makes our own code almost
 * twice as large (home: 114 + 8 kB br without, 119 + 15 kB with), and most of it never renders twice.
 */
const compiler = reactCompilerPreset({ compilationMode: 'annotation' })

/** Lingui's macros, on the files that use them. */
const linguiMacros = {
  preset: () => ({ plugins: ['@lingui/babel-plugin-lingui-macro'] }),
  rolldown: { filter: { code: /@lingui\/(core|react)\/macro/ } },
}

/** The app (dist/client), the server's half of it (`--ssr`, dist/ssr) and the worker. */
export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // What a route loads comes with its page, not with every page.
      codeSplittingOptions: {
        defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']],
      },
      addExtensions: true,
      disableLogging: true,
      // A file that is empty for a moment, while it is being saved, must not be filled with a sample.
      customScaffolding: { routeTemplate: '' },
    }),
    babel({ presets: [compiler, linguiMacros] }),
    react(),
    lingui(),
    slimCalls(),
    lightNumbers(),
    reactSignals(),
    qrEngine(),
    mapEngine(),
    deferredStyles(),
    faces(),
    inlineBoot(),
    serverHalf(),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    ...(existsSync('sw/sw.ts')
      ? [
          VitePWA({
            strategies: 'injectManifest',
            srcDir: 'sw',
            filename: 'sw.ts',
            registerType: 'prompt',
            injectRegister: false,
            manifest: false,
            injectManifest: {
              globPatterns: ['**/*.{js,css,html,svg,woff2,webmanifest}', 'assets/map/*.json'],
              globIgnores: ['**/*.map', 'assets/online/**'],
              manifestTransforms: [provenFiles('dist/client')],
              buildPlugins: { vite: [slimWorker()] },
            },
            devOptions: { enabled: true, type: 'module', navigateFallback: 'index.html' },
          }),
        ]
      : []),
  ],
  resolve: {
    alias: [
      // React has had this hook for years; the shim for older ones is dead weight.
      {
        find: /^use-sync-external-store\/shim\/with-selector(?:\.js)?$/,
        replacement: 'use-sync-external-store/with-selector.js',
      },
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'use-sync-external-store' },
    ],
  },
  worker: {
    format: 'es',
    plugins: () => [qrEngine()],
    rolldownOptions: {
      output: {
        entryFileNames: ({ name }) => `assets/${name.startsWith('maplibre') ? 'map/' : ''}[name]-[hash].js`,
      },
    },
  },
  build: {
    outDir: 'dist/client',
    manifest: true,
    // The files of a first visit are named in its document, and later ones come from the worker's precache: lists of what
    // every lazy part needs would cost each page 1.5 kB.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'js' ? [] : files),
    },
    target: 'baseline-widely-available',
    // Browsers that know light-dark(): spelling it out for older ones breaks the choice of a theme and doubles the tokens.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    cssMinify: 'lightningcss',
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        // The list of styles that lazy parts bring stands in every page's script: short names keep it short.
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? `assets/${assetFolder(names)}[hash:7][extname]`
            : `assets/${assetFolder(names)}[name]-[hash][extname]`,
        chunkFileNames: ({ name, moduleIds }) =>
          `assets/${sharedFolder(name) ?? workplaceFolder(moduleIds)}[hash:7].js`,
        codeSplitting: {
          // What every page needs is one file, and what lazy parts share are few: many small ones compress worse.
          groups: [
            { name: 'main', priority: 1, test: isEverywhere, includeDependenciesRecursively: true },
            sharedFiles(),
          ],
        },
      },
    },
  },
})
