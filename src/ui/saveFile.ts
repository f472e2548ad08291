/** A browser may begin to read the file a while after it was handed over, in ms. */
const READ_BY = 60_000

/** Hands a file over to the device, which opens it or keeps it. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), READ_BY)
}
