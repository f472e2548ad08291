/**
 * Tables that do not grow with guests, houses and time, each with what bounds it. Every other table grows: a new one is held to
 * its indexes until it is named here.
 */
export const BOUNDED: Readonly<Record<string, string>> = {
  banners: 'the home page has a few',
  catalogue_versions: 'one row',
  checkin_keys: 'one a year, and what was withdrawn',
  hidden_blocks: 'blocks of the home page',
  home_choices: 'one row',
  ledger_checks: 'one row',
  ledger_differences: 'bookings that are wrong: none',
  ledger_walks: 'one row',
  master_data: 'words that administrators write',
  news: 'stories that we write',
  place_changes_cut: 'one row',
  project_areas: 'areas of the company',
  resort_services: 'words that administrators write',
  roles: 'the roles of the contract',
  room_benefits: 'words that administrators write',
  security_head: 'one row',
  security_keys: 'one for each secret there was',
  service_slot_rules: 'a few for each service',
  services: 'what the areas offer: hundreds',
  signs_of_life: 'one row',
  testimonials: 'the home page has a few',
  ticket_types: 'a few for each service',
  video_reviews: 'the home page has a few',
  vouchers: 'codes that we give out',
}
