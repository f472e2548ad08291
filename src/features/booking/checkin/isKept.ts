/** Whether this device keeps what it shows: the worker answers, and what it answers it also stores. */
export const isKept = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
