import { resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

/** The demo's files lie in a folder of their own, and the build ends where one of its modules got into another. */
const ROOM = resolve('demo')
const isDemo = (module: string) => module.startsWith(`${ROOM}/`)
const demoApart: Plugin = {
  name: 'demo-apart',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && !file.fileName.startsWith('demo/') && file.moduleIds.some(isDemo))
        this.error(`${file.fileName} holds ${file.moduleIds.find(isDemo)}, which is the demo's alone`)
  },
}

/** The server as one folder of plain JavaScript (dist/server): it starts without translating its sources one by one. */
export default defineConfig({
  publicDir: false,
  plugins: [demoApart],
  build: {
    emptyOutDir: true,
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        admin: 'server/admin.ts',
        migrate: 'server/migrate.ts',
        reader: 'server/ports/calendar/reader.ts',
        'demo/drawer': 'demo/pictures/drawer.ts',
      },
      output: {
        chunkFileNames: ({ moduleIds }) => `${moduleIds.some(isDemo) ? 'demo/' : ''}[name]-[hash].js`,
      },
    },
  },
})
