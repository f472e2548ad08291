/** A text message. `to` is `+` and digits; `id` tells a repeated sending from a new one. */
export type Sms = { to: string; text: string; id: string }

/** Sends text messages. Resolves when the provider has taken the message over; rejects when it did not in time. */
export interface SmsPort {
  send(sms: Sms): Promise<void>
}
