import type { Plugin } from 'vite'

/** What React throws to itself and tells apart by identity: declared as errors when its module runs, by their codes. */
const SIGNALS = /= Error\(formatProdErrorMessage\((460|461|474|519|542)\)\)/g

/**
 * Makes React's five signals errors that do not note where they were made. To note it, the browser reads the whole of the
 * app's script again, and the function around React: a third of the app's start on a phone. `Error.stackTraceLimit` would
 * not keep a browser that somebody watches (Lighthouse, developer tools) from it.
 */
export function reactSignals(): Plugin {
  return {
    name: 'ghe:react-signals',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler(code) {
        if (code.match(SIGNALS)?.length !== 5)
          throw new Error('React declares its signals in other words now.')
        const quiet = '= Object.create(Error.prototype, { message: { value: formatProdErrorMessage($1) } })'
        return { code: code.replace(SIGNALS, quiet), map: null }
      },
    },
  }
}
