/** A browser that is not the suite's own, as far as a walk through the app needs it. */
export interface Browser {
  /** Opens an address and waits until the document stands. */
  open(address: string): Promise<void>
  /** The value of an expression in the page; what it promises is waited for. */
  ask(expression: string): Promise<unknown>
  type(selector: string, text: string): Promise<void>
  click(selector: string): Promise<void>
  /** What the screen shows, as PNG. */
  picture(): Promise<Buffer>
  /** Closes the app and opens an empty window on the same device. */
  anew(): Promise<void>
  close(): Promise<void>
}

/** A phone's screen, in pixels. */
export const SCREEN = { width: 360, height: 740 } as const
