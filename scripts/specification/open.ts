/** What the specification names and the product does not have, with the reason. */
export const OPEN: readonly { readonly name: string; readonly why: string }[] = [
  {
    name: 'Master data (childTypes, cities, diseases, genders, roommates, treatmentStates, workerTypes, postAdminCategories)',
    why: 'names left over from another product’s template. Administrators have a list of words in groups of their own (desk.entries, master), which no other screen or rule reads; sexes and provinces have lists of their own.',
  },
  {
    name: 'Confirmation prompts: save, edit, refund',
    why: 'the button says what it does, and what was saved can be saved otherwise again (docs/decisions.md, 2026-11-23); a change stands with its price above the button that sends it, and staff’s refund is done in a sheet of its own.',
  },
  {
    name: 'API code 400 for system errors',
    why: 'an error of the system is 500 or 503, so that it is sent again; 400 is for input and business rules (docs/decisions.md, 2026-11-23).',
  },
]
