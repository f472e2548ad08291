import type { AreaContent } from './place.ts'

// oxfmt-ignore
export const CAN_THO: AreaContent = {
  id: 14,
  name: ['Cần Thơ', 'Cần Thơ'],
  scene: 'delta',
  coast: false,
  peak: 'harvest',
  dearness: 0.8,
  views: [['sông Hậu', 'Hậu River'], ['vườn cây', 'orchard'], ['bến Ninh Kiều', 'Ninh Kiều quay']],
  roads: ['Hai Bà Trưng', 'Ninh Kiều', 'Trần Văn Khéo', 'Huỳnh Cương', 'Võ Văn Kiệt', 'Cái Răng', 'Phong Điền', 'Cồn Sơn'],
  spots: [[10.033, 105.78, 800], [10.045, 105.77, 800], [10.022, 105.765, 900]],
  arrival: ['Sân bay Cần Thơ cách khoảng 20 phút xe; từ TP. Hồ Chí Minh đi cao tốc hơn 2 giờ rưỡi.', 'Cần Thơ airport is about 20 minutes by car; Hồ Chí Minh City is a little over two and a half hours by expressway.'],
  settings: [
    ['Bên bến Ninh Kiều, tối mát ra bờ sông nghe đờn ca tài tử.', 'By Ninh Kiều quay, where the evening breeze carries southern folk music.'],
    ['Giữa vườn trái cây Phong Điền, kênh nhỏ chảy quanh nhà.', 'In the orchards of Phong Điền, with little canals around the house.'],
    ['Trên cồn giữa sông Hậu, qua đò năm phút là tới.', 'On an island in the Hậu river, five minutes by ferry.'],
    ['Gần chợ nổi Cái Răng, năm giờ sáng thuyền đón tận bến nhà.', 'Near Cái Răng floating market: a boat collects you at the landing at five.'],
  ],
  moments: [
    ['Ăn hủ tiếu trên ghe, uống cà phê vợt, rồi mới tính chuyện ngày mới.', 'Noodles on a boat, coffee through a cloth filter, and then the day may begin.'],
    ['Mùa trái cây từ tháng Năm đến tháng Tám: chôm chôm, măng cụt, sầu riêng hái tại vườn.', 'Fruit ripens from May to August: rambutan, mangosteen and durian from the tree.'],
    ['Chiều tát mương bắt cá cùng chủ nhà, tối nướng trui bằng rơm.', 'Catch fish in the ditch with your hosts, then roast them in straw.'],
    ['Nhà có áo phao cho trẻ nhỏ và xe đạp đi quanh cồn.', 'There are life vests for children and bicycles for the island lanes.'],
  ],
  places: [
    ['V', 'Nhà Vườn Phong Điền', 'Phong Điền Orchard House', 'Vườn măng cụt rợp bóng, mương nước quanh nhà', 'Under mangosteen shade, with water all around'],
    ['V', 'Nhà Cổ Bình Thủy', 'Bình Thủy Old House', 'Nhà xưa miền Tây, gạch bông và bàn ghế cẩn ốc', 'An old delta house with patterned tiles and mother-of-pearl chairs'],
    ['V', 'Nhà Cồn Sơn', 'River Isle House', 'Giữa sông Hậu, đến bằng đò, ngủ nghe sóng vỗ mạn', 'Mid-river: you come by ferry and sleep to lapping water'],
    ['A', 'Căn hộ Ninh Kiều', 'Ninh Kiều Apartment', 'Nhìn bến thuyền lên đèn mỗi tối', 'Watch the quay light up every evening'],
    ['A', 'Căn hộ Phù Sa', 'Silt Apartment', 'Màu đất nung và gỗ, dịu mắt sau một ngày nắng', 'Terracotta and timber, easy on the eye after a sunny day'],
    ['A', 'Căn hộ Điên Điển', 'Sesbania Apartment', 'Vàng màu bông điên điển, bếp nhỏ đủ dùng', 'Yellow as the river blossom, with a handy little kitchen'],
    ['A', 'Tòa nhà Cầu Đi Bộ', 'Footbridge Residence', 'Gần cầu đi bộ, căn hộ rộng cho gia đình', 'By the footbridge, with roomy family apartments'],
    ['H', 'Khách sạn Bến Sông Hậu', 'Hậu Riverside Hotel', 'Sân thượng nhìn sông, ghe qua lại suốt ngày', 'A rooftop above the river and its boats'],
    ['H', 'Nhà nghỉ Ba Lá', 'Sampan Inn', 'Chủ nhà chèo ba lá đưa khách đi chợ nổi', 'The host rows you to the floating market'],
    ['H', 'Khách sạn Lúa Nước', 'Paddy Hotel', 'Phòng mát, vườn nhỏ, gần chợ cổ', 'Cool rooms and a small garden near the old market'],
    ['H', 'Khách sạn Áo Bà Ba', 'Áo Bà Ba Hotel', 'Đón khách bằng trà sen và nụ cười miền Tây', 'Welcomes you with lotus tea and a delta smile'],
    ['H', 'Nhà nghỉ Rặng Bần', 'Mangrove Apple Inn', 'Tối xuống đom đóm sáng rặng bần sau nhà', 'At night fireflies light the trees behind the house'],
  ],
}
