/** What a device is told: texts only, as the service carries them. */
type PushData = Readonly<Record<string, string>>

/** Reaches devices while the app is closed. */
export interface PushPort {
  /** `gone`: this token leads nowhere any more and can be forgotten. Rejects when the service did not answer. */
  send(token: string, data: PushData): Promise<'sent' | 'gone'>
}
