/**
 * The demo's room, part by part. Each is loaded where the settings ask for it: a production start reads no file of that room,
 * and no other file of the server names it.
 */
export const DEMO = {
  content: () => import('#demo/data/fillDemoOnce.ts'),
  pictures: () => import('#demo/pictures/pictures.ts'),
  panorama: () => import('#demo/panorama.ts'),
  standIns: () => import('#demo/sandbox/standIns.ts'),
  mailbox: () => import('#demo/sandbox/mailbox/mailbox.ts'),
  clock: () => import('#demo/sandbox/clock/clock.ts'),
}
