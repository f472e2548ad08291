import type { Pair } from '../places/places.ts'

/** What a sentence about a house may count. */
export type HouseFacts = {
  bedrooms: number
  bathrooms: number
  guests: number
  units: number
  kinds: number
  inn: boolean
}

const english = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
const bedrooms = ({ bedrooms: count }: HouseFacts) => english(count, 'bedroom')
const bathrooms = ({ bathrooms: count }: HouseFacts) => english(count, 'bathroom')

/** A paragraph about the inside, for each type of resort. */
// oxfmt-ignore
export const INSIDES: Record<'V' | 'A' | 'H', readonly ((facts: HouseFacts) => Pair)[]> = {
  V: [
    (f) => [`Cả nhà có ${f.bedrooms} phòng ngủ, ${f.bathrooms} phòng tắm và một phòng khách đủ chỗ cho mọi người cùng ngồi. Bạn ở trọn căn, không chung với ai.`, `The whole house has ${bedrooms(f)}, ${bathrooms(f)} and a living room where everyone finds a seat. It is all yours, shared with nobody.`],
    (f) => [`Có ${f.bedrooms} phòng ngủ, mỗi phòng một vẻ, chăn ga vải mộc, nệm vừa cứng vừa êm. Bếp có đủ nồi niêu cho một bữa cơm ${f.guests} người.`, `The ${bedrooms(f)} each have a character of their own, with plain linen and mattresses neither hard nor soft. The kitchen has pots enough for a dinner of ${f.guests}.`],
    (f) => [`Gia đình chủ nhà tự tay sửa lại từng phòng: sàn gỗ cũ được giữ, ${f.bathrooms} phòng tắm được làm mới, nước nóng lúc nào cũng sẵn.`, `The owners restored each room by hand: the old floors stayed, ${bathrooms(f)} are new, and the hot water never runs out.`],
    (f) => [`Nhà hợp với nhóm đến ${f.guests} người: tối quây quần ở bàn dài, khuya mỗi người về một góc yên trong ${f.bedrooms} phòng ngủ.`, `It suits a group of up to ${f.guests}: evenings around the long table, nights in the quiet of ${bedrooms(f)}.`],
    (f) => [`Tầng dưới mở ra hiên, tầng trên là những phòng ngủ có cửa sổ hai phía. Tất cả gồm ${f.bedrooms} phòng ngủ, ${f.bathrooms} phòng tắm, khăn và đồ dùng đã xếp sẵn.`, `Downstairs opens onto the porch; upstairs the bedrooms have windows on two sides. In all there are ${bedrooms(f)} and ${bathrooms(f)}, with towels and everything else laid out.`],
    (f) => [`Căn nhà đủ rộng để ${f.guests} người không vướng chân nhau mà vẫn đủ nhỏ để nghe tiếng cười từ bếp.`, `The house is big enough for ${f.guests} people not to trip over each other, and small enough to hear laughter from the kitchen.`],
  ],
  A: [
    () => ['Căn hộ gọn gàng, sáng và thoáng; bếp nhỏ có đủ dao thớt, nồi và gia vị cơ bản cho một bữa tự nấu.', 'Tidy, bright and airy; the small kitchen has knives, pans and the basic spices for a meal of your own.'],
    () => ['Đồ đạc ít mà kỹ: giường tốt, rèm dày, đèn đọc sách hai bên và một chiếc bàn để làm việc hay ăn sáng.', 'Few things, well chosen: a good bed, thick curtains, a reading lamp on either side and a table for work or breakfast.'],
    () => ['Nhận phòng bằng mã số nên đến muộn cũng không phiền ai; chủ nhà ở gần, nhắn là có mặt.', 'You let yourself in with a code, so arriving late troubles nobody; the owner lives nearby and comes when called.'],
    () => ['Máy giặt, giá phơi và tủ lạnh đủ lớn: hợp với chuyến đi dài ngày hay gia đình có em bé.', 'A washing machine, a drying rack and a proper fridge: good for a long stay or a family with a baby.'],
    () => ['Tường sơn màu dịu, cửa kính hai lớp nên ngoài phố có vui đến đâu trong nhà vẫn ngủ ngon.', 'Soft colours and double windows: however lively the street, you sleep well inside.'],
    () => ['Căn hộ được dọn và thay ga trước mỗi lượt khách; nước uống, trà và cà phê có sẵn cho ngày đầu.', 'It is cleaned and the sheets changed before every guest; water, tea and coffee for the first day are waiting.'],
  ],
  H: [
    (f) => [`${f.inn ? 'Nhà nghỉ' : 'Khách sạn'} có ${f.units} phòng thuộc ${f.kinds} hạng, từ phòng nhỏ cho hai người đến phòng cho cả gia đình. Nhân viên ở đây đã lâu và quen việc.`, `The ${f.inn ? 'inn' : 'hotel'} has ${f.units} rooms of ${f.kinds} kinds, from small doubles to rooms for the whole family. The staff have been here for years and know their work.`],
    (f) => [`${f.units} phòng được dọn mỗi ngày, ga trắng, nước nóng mạnh, cửa sổ mở được. Sảnh có trà và bản đồ để khách hỏi đường.`, `${f.units} rooms cleaned daily, with white sheets, strong hot water and windows that open. Tea and maps wait in the lobby.`],
    () => ['Bữa sáng đổi món theo ngày: một món nước địa phương, trứng làm theo ý, trái cây theo mùa và cà phê phin.', 'Breakfast changes daily: a local noodle soup, eggs as you like, fruit in season and drip coffee.'],
    (f) => [`Kiến trúc thấp tầng quanh khoảng sân nên ${f.units} phòng đều có ánh sáng và gió; hành lang yên từ mười giờ đêm.`, `Low buildings around a court give all ${f.units} rooms light and air; the corridors are quiet from ten at night.`],
    (f) => [`Có ${f.kinds} hạng phòng để chọn. Phòng nào cũng có ấm đun nước, áo choàng, két nhỏ và bàn đủ rộng để bày bản đồ.`, `There are ${f.kinds} kinds of room to choose from. Each has a kettle, bathrobes, a small safe and a table wide enough for a map.`],
    () => ['Lễ tân giữ hành lý miễn phí trước giờ nhận và sau giờ trả phòng, có chỗ tắm cho khách đi chuyến muộn.', 'Reception keeps luggage free of charge before check-in and after check-out, with a shower for those who leave late.'],
  ],
}

/** House rules for every place. */
// oxfmt-ignore
export const RULES: readonly Pair[] = [
  ['Giữ yên lặng từ 22:00 đến 6:00.', 'Please keep quiet from 22:00 to 6:00.'],
  ['Không hút thuốc trong phòng; có chỗ riêng ngoài hiên.', 'No smoking indoors; there is a place on the porch.'],
  ['Mang theo giấy tờ tùy thân để khai báo lưu trú.', 'Bring an identity document for the residence notice.'],
  ['Tắt điều hòa và đèn khi ra ngoài.', 'Switch off the air conditioning and lights when you go out.'],
  ['Trẻ nhỏ luôn có người lớn đi cùng ở gần nước và cầu thang.', 'Children stay with an adult near water and stairs.'],
  ['Không mang thực phẩm nặng mùi vào phòng.', 'Please bring no strong-smelling food into the rooms.'],
  ['Đồ đạc hư hỏng xin báo ngay, không ai trách bạn đâu.', 'If something breaks, tell us at once; nobody will blame you.'],
  ['Nhận phòng muộn sau 22:00 xin nhắn trước.', 'Let us know if you arrive after 22:00.'],
]

/** House rules where one has a home to oneself. */
// oxfmt-ignore
export const HOME_RULES: readonly Pair[] = [
  ['Tháo giày trước khi vào nhà.', 'Please take off your shoes at the door.'],
  ['Không tổ chức tiệc ồn ào.', 'No loud parties.'],
  ['Rửa bát sau khi nấu, rác để đúng thùng.', 'Wash up after cooking and sort the rubbish.'],
  ['Khách thăm xin báo trước cho chủ nhà.', 'Tell the hosts about visitors beforehand.'],
]

/** The last steps of the way, as one says them to a guest. */
// oxfmt-ignore
export const LAST_STEPS: readonly Pair[] = [
  ['Đến đầu đường, đi thêm khoảng 200 m; cổng gỗ có đèn lồng bên tay phải.', 'From the corner go on about 200 m; look for a wooden gate with a lantern on the right.'],
  ['Nằm trong hẻm rộng, ô tô vào được tận sân.', 'It lies in a wide lane; a car can drive right into the yard.'],
  ['Có biển gỗ nhỏ ở đầu ngõ; nếu khó tìm, gọi chủ nhà ra đón.', 'A small wooden sign marks the lane; if it is hard to find, call and the hosts will meet you.'],
  ['Mặt tiền quay ra đường chính, chỗ dừng xe ngay trước cửa.', 'It faces the main road, with room to stop at the door.'],
  ['Đi qua quán tạp hóa màu xanh, rẽ trái là thấy cổng.', 'Pass the blue corner shop and turn left: the gate is in front of you.'],
]

/** The last step in the hills. */
export const STEEP_STEP: Pair = [
  'Đoạn cuối hơi dốc, đi chậm và bật đèn khi trời sương.',
  'The last stretch is steep: go slowly, with lights on in fog.',
]
