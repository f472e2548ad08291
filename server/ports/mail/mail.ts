/** What goes along with a letter. */
export type Attachment = { name: string; type: string; content: Uint8Array | string }

/** A letter, with the same content as plain text and as HTML. `id` is its own for ever: sent twice, it is recognised. */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  id?: string
  attachments?: readonly Attachment[]
}

/** A mail server will never take this letter. `ofAddress`: it says that nobody is at its address. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
  readonly ofAddress: boolean
  constructor(ofAddress: boolean, cause: unknown) {
    super(ofAddress ? 'nobody is at the address of a letter' : 'a letter was refused for good', { cause })
    this.ofAddress = ofAddress
  }
}

/**
 * Sends letters. Resolves when a mail server has taken the letter over; rejects with {@link MailRefused} when one never will,
 * with anything else when none did in time.
 */
export interface MailPort {
  send(mail: Mail): Promise<void>
}
