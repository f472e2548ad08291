/** What this device can do about notices, as the page found it. Moments are ISO 8601. */
export type DeviceCheck = {
  /** The browser's answer to "may this site notify?"; unsupported where there is no such question. */
  permission: 'granted' | 'denied' | 'default' | 'unsupported'
  /** Whether the worker that shows notices without an open page is in charge. */
  worker: boolean
  /** Since when this device is on the server's list; null when it is not. */
  registeredAt: string | null
  /** When a push last reached this device. */
  lastPushAt: string | null
  /** An iPhone or iPad that has to be put on the home screen first. */
  installFirst: boolean
}
