/** Letters as people count them: an accent or an emoji of several parts is one. */
export const lettersOf = (typed: string): number => [...new Intl.Segmenter('vi').segment(typed)].length
