import { defineConfig } from 'vite'

/** The server as one folder of plain JavaScript (dist/server): it starts without translating its sources one by one. */
export default defineConfig({
  publicDir: false,
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
        drawer: 'server/modules/pictures/drawer.ts',
      },
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
})
