import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/**
 * Faces without the instructions that fit letters to the coarse pixels of older desks: half of every file (67 kB of a first
 * visit became 34), and phones and Macs do not read them. Letters, marks, kerning and figures of one width are as they were.
 */
export function lightFaces(): Plugin {
  return {
    name: 'ghe:light-faces',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.woff2') && typeof file.source !== 'string')
          file.source = await subsetFont(file.source, undefined, { keepAllGlyphs: true, noHinting: true })
    },
  }
}
