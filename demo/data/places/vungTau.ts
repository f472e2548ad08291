import type { AreaContent } from './place.ts'

// oxfmt-ignore
export const VUNG_TAU: AreaContent = {
  id: 12,
  name: ['Vũng Tàu', 'Vũng Tàu'],
  scene: 'cove',
  coast: true,
  peak: 'summer',
  dearness: 1,
  views: [['biển', 'sea'], ['núi Nhỏ', 'Small Mountain'], ['vườn', 'garden']],
  roads: ['Thùy Vân', 'Trần Phú', 'Hạ Long', 'Phan Chu Trinh', 'Hoàng Hoa Thám', 'Võ Thị Sáu', 'Quang Trung', 'Phó Đức Chính'],
  spots: [[10.346, 107.084, 700], [10.36, 107.09, 800], [10.34, 107.09, 500]],
  arrival: ['Từ TP. Hồ Chí Minh đi xe khoảng 2 giờ, hoặc tàu cao tốc cập bến Hồ Mây.', 'From Hồ Chí Minh City it is about two hours by car, or a fast ferry to Hồ Mây pier.'],
  settings: [
    ['Cách Bãi Sau ba phút đi bộ, đủ gần để nghe sóng và đủ xa để ngủ yên.', 'Three minutes on foot from the Back Beach: near enough for the waves, far enough to sleep.'],
    ['Trên sườn núi Nhỏ, nhìn xuống con đường ven biển cong mềm.', 'On the slope of Small Mountain above the gentle curve of the coast road.'],
    ['Bên Bãi Trước, chiều đi bộ ngắm thuyền thúng và mặt trời lặn.', 'By the Front Beach, for an evening walk among basket boats at sunset.'],
    ['Trong hẻm yên tĩnh, có chỗ đậu xe cho cả nhà từ Sài Gòn xuống.', 'In a quiet lane, with parking for the family car from Sài Gòn.'],
  ],
  moments: [
    ['Bánh khọt, lẩu cá đuối và bánh bông lan trứng muối là quà mang về.', 'Mini pancakes, stingray hotpot, and salted-egg sponge cake to take home.'],
    ['Leo lên ngọn hải đăng lúc năm giờ sáng, cả bán đảo hiện ra.', 'Climb to the lighthouse at five in the morning and see the whole peninsula.'],
    ['Cuối tuần đông xe, nên đi trước chín giờ sáng thứ Bảy.', 'Weekends are busy: set out before nine on Saturday.'],
    ['Chợ Xóm Lưới có hải sản tươi, bếp của nhà sẵn nồi to để hấp.', 'Xóm Lưới market has fresh seafood, and there are big pots to steam it in.'],
  ],
  places: [
    ['V', 'Biệt thự Bãi Sau', 'Back Beach Villa', 'Sân rộng, bếp nướng, cả hội cùng ngồi được một bàn', 'A wide yard, a grill and one table long enough for everyone'],
    ['V', 'Biệt thự Sóng Nhạc', 'Singing Waves Villa', 'Phòng hát cách âm, ngoài kia là biển', 'A soundproof singing room indoors, the sea outdoors'],
    ['V', 'Nhà Hải Đăng', 'Lighthouse House', 'Trên triền núi Nhỏ, đèn biển quét qua cửa sổ', 'On Small Mountain, where the beam sweeps past the window'],
    ['V', 'Biệt thự Phi Lao', 'Casuarina Villa', 'Hàng phi lao chắn gió, vườn cỏ cho trẻ chạy', 'A windbreak of casuarina and a lawn for the children'],
    ['V', 'Biệt thự Đá Cuội', 'Pebble Villa', 'Lối đi đá cuội, giếng trời và phòng khách thoáng', 'Pebble paths, a skylight and an airy living room'],
    ['V', 'Nhà Ba Thế Hệ', 'Three Generations House', 'Có phòng ở tầng trệt cho ông bà, cầu thang thoải', 'A ground-floor bedroom for grandparents and gentle stairs'],
    ['A', 'Căn hộ Thùy Vân', 'Thùy Vân Apartment', 'Đối diện biển, thang máy riêng, gửi xe dưới hầm', 'Facing the sea, with a lift and parking below'],
    ['A', 'Căn hộ Gió Đông', 'East Wind Apartment', 'Sáng nắng, chiều mát, bếp đủ đồ nấu hải sản', 'Sunny mornings, cool afternoons and a kitchen fit for seafood'],
    ['A', 'Tòa nhà Bạch Dinh', 'White Palace Residence', 'Gần Bạch Dinh, căn hộ sáng sủa cho gia đình', 'Near the White Palace, with bright family apartments'],
    ['A', 'Căn hộ Mũi Nghinh Phong', 'Windward Cape Apartment', 'Cuối bán đảo, gió bốn phía', 'At the tip of the peninsula, open to the wind on all sides'],
    ['A', 'Căn hộ Bãi Dâu', 'Mulberry Beach Apartment', 'Bãi nhỏ yên bình, hợp nghỉ cuối tuần', 'By a peaceful little beach, good for a weekend'],
    ['H', 'Khách sạn Nghinh Gió', 'Windward Hotel', 'Ban công hướng biển, sáng chạy bộ dọc Bãi Sau', 'Sea balconies, and a run along the Back Beach at dawn'],
    ['H', 'Khách sạn Đồi Hoàng Hôn', 'Sunset Hill Hotel', 'Gần ngọn đồi ngắm hoàng hôn nổi tiếng', 'Near the hill famous for its sunsets'],
    ['H', 'Khách sạn Bến Đá', 'Stone Pier Hotel', 'Bên bến cá, hải sản tươi mỗi sáng', 'By the fishing pier, with fresh seafood each morning'],
    ['H', 'Nhà nghỉ Hoa Sứ', 'Frangipani Inn', 'Sân hoa sứ thơm, phòng gọn và giá nhẹ', 'A yard scented with frangipani, neat rooms and easy prices'],
  ],
}
