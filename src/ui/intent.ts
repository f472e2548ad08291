/** Handlers that fetch a part of the app as soon as someone comes near it; asking again costs nothing. */
export function intent(load: () => Promise<unknown>) {
  // A failed early fetch is no news: the press itself asks again and reports.
  const ask = () => void load().catch(() => undefined)
  return { onPointerEnter: ask, onFocus: ask, onTouchStart: ask }
}
