/** A letter, with the same content as plain text and as HTML. */
export type Mail = { to: string; subject: string; text: string; html: string }

/** Sends letters. Resolves when a mail server has taken the letter over; rejects when none did in time. */
export interface MailPort {
  send(mail: Mail): Promise<void>
}
