/** What the build uses of the package, which brings no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: undefined,
    options: { keepAllGlyphs: true; noHinting: true },
  ): Promise<Uint8Array<ArrayBuffer>>
}
