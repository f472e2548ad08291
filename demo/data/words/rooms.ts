import type { BenefitName } from './lookups.ts'
import type { Pair } from '../places/places.ts'

/** A kind of room. `price` is relative to the simplest; `V` in a name stands for what the window looks at. */
export type RoomKind = {
  name: Pair
  about: readonly [Pair, Pair]
  beds: Pair
  price: number
  area: number
  included: number
  most: number
  bedrooms: number
  bathrooms: number
  view: boolean
  benefits: readonly BenefitName[]
}

/** The kinds of hotel room, from simple to large. */
// oxfmt-ignore
export const HOTEL_ROOMS: readonly RoomKind[] = [
  { name: ['Phòng Tiêu chuẩn giường đôi', 'Standard Double'], about: [['Gọn và yên, cửa sổ nhìn ra sân trong.', 'Neat and quiet, its window onto the court.'], ['Nhỏ mà đủ: giường tốt, bàn con, phòng tắm mới.', 'Small but complete: a good bed, a little table, a new bathroom.']], beds: ['1 giường đôi', '1 double bed'], price: 1, area: 18, included: 2, most: 2, bedrooms: 1, bathrooms: 1, view: false, benefits: [] },
  { name: ['Phòng Tiêu chuẩn hai giường', 'Standard Twin'], about: [['Hai giường đơn, hợp với hai người bạn đi cùng nhau.', 'Two single beds for friends who travel together.'], ['Sáng sủa, hai giường riêng và tủ đủ cho hai vali.', 'Bright, with two separate beds and a wardrobe for two suitcases.']], beds: ['2 giường đơn', '2 single beds'], price: 1.02, area: 20, included: 2, most: 2, bedrooms: 1, bathrooms: 1, view: false, benefits: ['desk'] },
  { name: ['Phòng Áp mái', 'Attic Room'], about: [['Dưới mái nghiêng, ánh sáng đổ từ cửa trời.', 'Under the slanting roof, lit by a skylight.'], ['Tầng cao nhất, ấm cúng và tách biệt.', 'On the top floor, snug and apart from the rest.']], beds: ['1 giường đôi', '1 double bed'], price: 1.1, area: 20, included: 2, most: 2, bedrooms: 1, bathrooms: 1, view: false, benefits: ['quiet'] },
  { name: ['Phòng Superior', 'Superior Room'], about: [['Rộng hơn một chút, thêm ghế dài và góc trà.', 'A little larger, with a sofa and a tea corner.'], ['Sàn gỗ, rèm dày, có chỗ kê thêm giường cho bé.', 'Timber floor, thick curtains and room for a child’s bed.']], beds: ['1 giường đôi lớn', '1 queen bed'], price: 1.2, area: 24, included: 2, most: 3, bedrooms: 1, bathrooms: 1, view: false, benefits: ['desk'] },
  { name: ['Phòng Superior hướng V', 'Superior Room with V view'], about: [['Cửa sổ lớn, sáng ra đã thấy cảnh.', 'A large window, with the view from the first light.'], ['Có bệ ngồi bên cửa sổ để đọc sách và ngắm cảnh.', 'A seat in the window for reading and looking out.']], beds: ['1 giường đôi lớn', '1 queen bed'], price: 1.35, area: 24, included: 2, most: 3, bedrooms: 1, bathrooms: 1, view: true, benefits: ['wideView'] },
  { name: ['Phòng Deluxe', 'Deluxe Room'], about: [['Phòng góc thoáng hai mặt, phòng tắm có vòi sen cây.', 'An airy corner room with a rain shower.'], ['Giường lớn, bàn dài và ban công nhỏ.', 'A large bed, a long table and a small balcony.']], beds: ['1 giường lớn', '1 king bed'], price: 1.5, area: 28, included: 2, most: 3, bedrooms: 1, bathrooms: 1, view: false, benefits: ['balcony', 'desk'] },
  { name: ['Phòng Ba người', 'Triple Room'], about: [['Ba giường cho nhóm bạn hoặc bố mẹ đi cùng con lớn.', 'Three beds for friends, or parents with a grown child.'], ['Rộng rãi, đủ chỗ để ba vali mở cùng lúc.', 'Roomy enough to open three suitcases at once.']], beds: ['1 giường đôi và 1 giường đơn', '1 double and 1 single bed'], price: 1.55, area: 30, included: 3, most: 4, bedrooms: 1, bathrooms: 1, view: false, benefits: [] },
  { name: ['Phòng Deluxe hướng V', 'Deluxe Room with V view'], about: [['Ban công đặt hai ghế mây, cảnh mở trước mặt.', 'Two rattan chairs on the balcony and the view before you.'], ['Giường quay ra cửa kính, thức dậy là thấy trời.', 'The bed faces the glass door: you wake up to the sky.']], beds: ['1 giường lớn', '1 king bed'], price: 1.7, area: 30, included: 2, most: 3, bedrooms: 1, bathrooms: 1, view: true, benefits: ['wideView', 'balcony'] },
  { name: ['Phòng Gia đình', 'Family Room'], about: [['Hai giường lớn, có rào giường và ghế ăn cho bé khi cần.', 'Two large beds; a bed rail and a high chair on request.'], ['Cho bố mẹ và hai con, có góc chơi trên thảm.', 'For parents and two children, with a play corner on the rug.']], beds: ['2 giường đôi lớn', '2 queen beds'], price: 2.05, area: 38, included: 4, most: 5, bedrooms: 1, bathrooms: 1, view: false, benefits: ['fridge'] },
  { name: ['Suite nhỏ', 'Junior Suite'], about: [['Phòng khách nhỏ liền phòng ngủ, bồn tắm đứng riêng.', 'A small sitting area beside the bedroom and a free-standing bath.'], ['Góc làm việc, ghế dài và bồn tắm, hợp với kỳ nghỉ dài.', 'A desk, a sofa and a bathtub: made for a longer stay.']], beds: ['1 giường lớn', '1 king bed'], price: 2.3, area: 42, included: 2, most: 3, bedrooms: 1, bathrooms: 1, view: false, benefits: ['bathtub', 'desk'] },
  { name: ['Hai phòng thông nhau', 'Connecting Rooms'], about: [['Hai phòng một cửa thông: con ngủ bên này, bố mẹ bên kia.', 'Two rooms with a door between: children here, parents there.'], ['Hai phòng ngủ, hai phòng tắm, một lối đi chung.', 'Two bedrooms, two bathrooms and one hallway.']], beds: ['1 giường lớn và 2 giường đơn', '1 king and 2 single beds'], price: 2.5, area: 52, included: 4, most: 6, bedrooms: 2, bathrooms: 2, view: false, benefits: ['fridge'] },
  { name: ['Suite hướng V', 'Suite with V view'], about: [['Phòng đẹp nhất nhà: phòng khách riêng và cảnh ba phía.', 'The best in the house: its own living room and views on three sides.'], ['Hiên rộng, bồn tắm bên cửa sổ, bữa sáng mang lên tận nơi.', 'A wide terrace, a bath by the window and breakfast brought up.']], beds: ['1 giường lớn', '1 king bed'], price: 3, area: 56, included: 2, most: 4, bedrooms: 1, bathrooms: 1, view: true, benefits: ['wideView', 'balcony', 'bathtub'] },
]

/** The kinds of apartment. */
// oxfmt-ignore
export const APARTMENTS: readonly RoomKind[] = [
  { name: ['Căn hộ studio', 'Studio'], about: [['Một không gian liền, bếp nhỏ một góc, giường một góc.', 'One open space, a kitchenette in one corner and the bed in another.'], ['Nhỏ, sáng, đủ cho hai người ở dài ngày.', 'Small and bright, enough for two people to stay a while.']], beds: ['1 giường đôi lớn', '1 queen bed'], price: 1, area: 30, included: 2, most: 3, bedrooms: 1, bathrooms: 1, view: false, benefits: ['kitchen', 'washer'] },
  { name: ['Căn hộ một phòng ngủ', 'One-Bedroom Apartment'], about: [['Phòng ngủ riêng, phòng khách có ghế dài ngả thành giường.', 'A separate bedroom, and a sofa bed in the living room.'], ['Bếp đầy đủ và bàn ăn bốn chỗ bên cửa sổ.', 'A full kitchen and a table for four by the window.']], beds: ['1 giường lớn và 1 ghế giường', '1 king bed and 1 sofa bed'], price: 1.4, area: 48, included: 2, most: 4, bedrooms: 1, bathrooms: 1, view: false, benefits: ['kitchen', 'washer'] },
  { name: ['Căn hộ hai phòng ngủ', 'Two-Bedroom Apartment'], about: [['Hai phòng ngủ hai phía, ở giữa là bếp và phòng khách.', 'Bedrooms at either end, with kitchen and living room between.'], ['Cho gia đình hoặc hai cặp bạn, ban công nối cả căn.', 'For a family or two couples, with one long balcony.']], beds: ['1 giường lớn và 2 giường đơn', '1 king and 2 single beds'], price: 2.1, area: 72, included: 4, most: 6, bedrooms: 2, bathrooms: 2, view: false, benefits: ['kitchen', 'washer', 'balcony'] },
  { name: ['Căn hộ ba phòng ngủ', 'Three-Bedroom Apartment'], about: [['Đủ chỗ cho ba thế hệ, bàn ăn dài và hai phòng tắm.', 'Room for three generations, a long table and two bathrooms.'], ['Căn góc rộng, mỗi phòng một cửa sổ lớn.', 'A large corner apartment, with a big window in every room.']], beds: ['2 giường lớn và 2 giường đơn', '2 king and 2 single beds'], price: 2.9, area: 104, included: 6, most: 8, bedrooms: 3, bathrooms: 2, view: false, benefits: ['kitchen', 'washer', 'balcony'] },
]
