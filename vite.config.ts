import { existsSync } from 'node:fs'
import babel from '@rolldown/plugin-babel'
import { lingui } from '@lingui/vite-plugin'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { inlineBoot } from './scripts/vite/inlineBoot.ts'
import { slimCalls } from './scripts/vite/slimCalls.ts'
import { slimWorker } from './scripts/vite/slimWorker.ts'

/** Lingui's macros, on the files that use them. */
const linguiMacros = {
  preset: () => ({ plugins: ['@lingui/babel-plugin-lingui-macro'] }),
  rolldown: { filter: { code: /@lingui\/(core|react)\/macro/ } },
}

/** The app (dist/client), the server's half of it (`--ssr`, dist/ssr) and the worker. */
export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, addExtensions: true, disableLogging: true }),
    babel({ presets: [reactCompilerPreset(), linguiMacros] }),
    react(),
    lingui(),
    slimCalls(),
    inlineBoot(),
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
              globPatterns: ['**/*.{js,css,html,svg,woff2,webmanifest}'],
              globIgnores: ['**/*.map'],
              buildPlugins: { vite: [slimWorker()] },
            },
            devOptions: { enabled: true, type: 'module', navigateFallback: 'index.html' },
          }),
        ]
      : []),
  ],
  build: {
    outDir: 'dist/client',
    manifest: true,
    target: 'baseline-widely-available',
    cssMinify: 'lightningcss',
    rolldownOptions: { treeshake: { manualPureFunctions: ['z'] } },
  },
  ssr: { noExternal: true },
})
