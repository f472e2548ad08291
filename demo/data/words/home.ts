import type { Pair } from '../places/places.ts'

// oxfmt-ignore
export const BANNERS: readonly { link: 'ROOM' | 'SERVICE'; title: Pair; text: Pair }[] = [
  { link: 'ROOM', title: ['Ghé đâu cuối tuần này?', 'Where to this weekend?'], text: ['Biệt thự, căn hộ và khách sạn được chọn kỹ, giá rõ từng đồng.', 'Villas, apartments and hotels chosen with care, every đồng of the price in sight.'] },
  { link: 'SERVICE', title: ['Thêm một ngày đáng nhớ', 'Add a day to remember'], text: ['Chèo thuyền, săn mây, học nấu món quê: đặt cùng kỳ nghỉ của bạn.', 'Rowing, cloud hunting, cooking with locals: book it with your stay.'] },
]

/** Each with the area of its resort and how long it runs, in seconds: those of `public/films` (scripts/draw-films.ts). */
// oxfmt-ignore
export const VIDEOS: readonly { areaId: number; title: Pair; guest: string; seconds: number }[] = [
  { areaId: 20, title: ['Sáng sương ở Đà Lạt', 'A misty morning in Đà Lạt'], guest: 'Phạm Khánh Linh', seconds: 6 },
  { areaId: 15, title: ['Bảy ngày trên đảo', 'Seven days on the island'], guest: 'Lucas Meyer', seconds: 6 },
  { areaId: 8, title: ['Đạp xe qua đồng lúa Hội An', 'By bicycle through the rice of Hội An'], guest: 'Trần Thu Trang', seconds: 6 },
  { areaId: 4, title: ['Mùa lúa chín nhìn từ hiên nhà', 'Ripe rice seen from the porch'], guest: 'Vũ Minh Khang', seconds: 6 },
  { areaId: 2, title: ['Một đêm bên vịnh', 'A night by the bay'], guest: 'Sophie Laurent', seconds: 6 },
  { areaId: 14, title: ['Chợ nổi lúc năm giờ sáng', 'The floating market at five'], guest: 'Huỳnh Thanh Trúc', seconds: 6 },
]

/** What guests said, with the area of their resort and where they come from. */
// oxfmt-ignore
export const TESTIMONIALS: readonly { areaId: number; guest: string; stars: number; text: Pair; from: Pair }[] = [
  { areaId: 20, guest: 'Nguyễn Hải Đăng', stars: 5, from: ['Hà Nội', 'Hà Nội'], text: ['Đặt lúc nửa đêm, sáu giờ sáng đã có người đón ở cổng. Lâu rồi cả nhà mới ngủ ngon như vậy.', 'Booked at midnight, met at the gate at six. It is long since the family slept this well.'] },
  { areaId: 8, guest: 'Emma Collins', stars: 5, from: ['Brighton', 'Brighton'], text: ['Mã nhận phòng hiện ra ngay cả khi điện thoại không có sóng. Chủ nhà quét là vào.', 'The check-in code came up even without a signal. The host scanned it and in we went.'] },
  { areaId: 15, guest: 'Lê Mỹ Hạnh', stars: 5, from: ['TP. Hồ Chí Minh', 'Hồ Chí Minh City'], text: ['Giá hiện ra thế nào thì trả đúng thế ấy, không có khoản lạ nào ở cuối.', 'The price shown was the price paid; nothing odd appeared at the end.'] },
  { areaId: 4, guest: 'Đỗ Trung Hiếu', stars: 4, from: ['Hải Phòng', 'Hải Phòng'], text: ['Trời lạnh hơn dự báo, chủ nhà nhóm lửa sẵn trước khi tụi mình tới.', 'It was colder than forecast, and the hosts had lit the fire before we came.'] },
  { areaId: 14, guest: 'Trương Mỹ Duyên', stars: 5, from: ['Đà Nẵng', 'Đà Nẵng'], text: ['Ba thế hệ đi cùng nhau mà ai cũng có góc của mình. Bà ngoại còn học được cách chèo xuồng.', 'Three generations travelled together and each found a corner. Grandma even learned to row.'] },
  { areaId: 3, guest: 'Daniel Okafor', stars: 5, from: ['Lagos', 'Lagos'], text: ['Yên đến mức nghe được tiếng vịt qua đồng. Tôi đã ở thêm hai đêm.', 'So quiet that I heard ducks crossing the field. I stayed two nights more.'] },
  { areaId: 10, guest: 'Hà Bảo Trâm', stars: 4, from: ['Pleiku', 'Pleiku'], text: ['Phải đổi ngày phút cuối, chủ nhà đồng ý trong mười phút.', 'We had to change dates at the last minute; the host agreed within ten.'] },
]
