import { useState } from 'react'

/**
 * What a person just chose for something kept on the server, until the server has said: a switch moves with the tap. React
 * itself holds it, since what a request is at reaches the screen a turn later: until then a switch would stand where it was.
 * It ends with the next state of what is kept, or with `forget`, where the server refuses.
 */
export function useWished<Kept extends object | null, Wish>(kept: Kept, isAsked: boolean) {
  const [last, setLast] = useState<{ readonly of: Kept; readonly wish: Wish } | null>(null)
  return {
    wished: last && (isAsked || last.of === kept) ? last.wish : undefined,
    choose: (wish: Wish) => setLast({ of: kept, wish }),
    forget: () => setLast(null),
  }
}
