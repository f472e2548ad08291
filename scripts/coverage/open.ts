/** What the specification names and the product does not have, with the reason. */
export const OPEN: readonly { readonly name: string; readonly why: string }[] = [
  {
    name: 'Master data (childTypes, cities, diseases, genders, roommates, treatmentStates, workerTypes, postAdminCategories)',
    why: 'left over from another product’s template; no screen, call or rule of this one uses them.',
  },
]
