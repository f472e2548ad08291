/** What the build uses of the package, which brings no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2'; noHinting: true; keepFeatures: readonly string[] },
  ): Promise<Uint8Array<ArrayBuffer>>
}
