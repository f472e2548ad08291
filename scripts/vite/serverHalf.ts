import type { Plugin } from 'vite'

/** The server's half of the app is one bundle without the public files and without the browser's way of splitting. */
export function serverHalf(): Plugin {
  return {
    name: 'ghe:server-half',
    config: (config, { isSsrBuild }) => {
      if (!isSsrBuild) return
      const output = config.build?.rolldownOptions?.output
      if (output && !Array.isArray(output)) delete output.codeSplitting
      return {
        build: { copyPublicDir: false },
        ssr: { noExternal: true },
        // Production's React, whatever the process that runs it is told.
        define: { 'process.env.NODE_ENV': '"production"' },
      }
    },
  }
}
