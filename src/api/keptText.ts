/** A short text under a name in one of the browser's stores. What a browser refuses to keep, full or shut, lives as long as the page. */
function keptText(store: 'localStorage' | 'sessionStorage', name: string) {
  let unkept: string | null = null
  return {
    read: (): string | null => {
      try {
        return unkept ?? globalThis[store].getItem(name)
      } catch {
        return unkept
      }
    },
    /** Writes it anew; null forgets it. */
    write: (text: string | null): void => {
      unkept = null
      try {
        if (text === null) globalThis[store].removeItem(name)
        else globalThis[store].setItem(name, text)
      } catch {
        unkept = text
      }
    },
  }
}

/** Kept on this device until it is forgotten. */
export const onDevice = (name: string) => keptText('localStorage', name)

/** Kept in this tab, over reloads. */
export const inTab = (name: string) => keptText('sessionStorage', name)
