/** The drawer's id, by which its button opens it. */
export const DRAWER = 'drawer'
