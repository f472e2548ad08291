/** So many results a phone shows before anybody scrolls: their pictures are the largest things there, and come first. */
export const FIRST_SEEN = 2
