/** Shows how many notices are unread on the app's icon, where the device can: a number, nothing at 0, never a mere dot. */
export function showBadge(unread: number): void {
  if (!('setAppBadge' in navigator)) return
  const shown = unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge()
  shown.catch(() => undefined)
}
