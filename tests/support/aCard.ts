import type { SearchCard } from '#contract/shapes/search.ts'

/** A villa found by a search: "Nhà 1", "Nhà 2" … */
export const aCard = (number: number, changes: Partial<SearchCard> = {}): SearchCard => ({
  resortId: `00000000-0000-7000-8000-00000000000${number}`,
  roomId: `00000000-0000-7000-8000-00000000010${number}`,
  resortType: 1,
  resortTypeName: 'Villa',
  resortName: `Nhà ${number}`,
  projectAreaId: 20,
  projectAreaName: 'Đà Lạt',
  rate: 4.5,
  reviewCount: 3,
  promote_in_search_page: 0,
  number_of_room: 1,
  left: null,
  position: null,
  pictureId: 'paper-pine-1',
  morePictureIds: [],
  benefits: [],
  instant: true,
  freeCancellation: true,
  stay: null,
  room: {
    id: `00000000-0000-7000-8000-00000000010${number}`,
    name: 'Nguyên căn',
    price: 1_000_000,
    priceAfterDiscount: 1_000_000,
    minGuests: 1,
    maxGuests: 4,
    area: 80,
  },
  ...changes,
})
