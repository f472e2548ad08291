/** The page of a place, by its type. */
export const PATHS = { 1: '/villa/$id', 2: '/apartment/$id', 3: '/hotel/$id' } as const
