/** What the specification names and the product does not have, with the reason. */
export const OPEN: readonly { readonly name: string; readonly why: string }[] = [
  {
    name: 'Master data (childTypes, cities, diseases, genders, roommates, treatmentStates, workerTypes, postAdminCategories)',
    why: 'left over from another product’s template; no screen, call or rule of this one uses them.',
  },
  {
    name: 'Confirmation prompt: save',
    why: 'the button says what it does, and what was saved can be saved otherwise again (docs/decisions.md, 2026-11-23).',
  },
  {
    name: 'API code 400 for system errors',
    why: 'an error of the system is 500 or 503, so that it is sent again; 400 is for input and business rules (docs/decisions.md, 2026-11-23).',
  },
]
