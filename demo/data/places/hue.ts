import type { AreaContent } from './place.ts'

// oxfmt-ignore
export const HUE: AreaContent = {
  id: 6,
  name: ['Huế', 'Huế'],
  scene: 'citadel',
  coast: false,
  peak: 'cool',
  dearness: 0.85,
  views: [['sông Hương', 'Perfume River'], ['vườn', 'garden'], ['Kinh thành', 'Citadel']],
  roads: ['Lê Lợi', 'Kim Long', 'Nguyễn Phúc Nguyên', 'Chi Lăng', 'Đặng Dung', 'Bạch Đằng', 'Minh Mạng', 'Thủy Xuân'],
  spots: [[16.466, 107.594, 800], [16.455, 107.59, 700], [16.473, 107.577, 700]],
  arrival: ['Sân bay Phú Bài cách chừng 25 phút xe; ga Huế khoảng 10 phút.', 'Phú Bài airport is about 25 minutes by car; Huế station some 10 minutes.'],
  settings: [
    ['Bên bờ sông Hương, chiều nghe tiếng mái chèo và tiếng chuông Thiên Mụ từ xa.', 'On the bank of the Perfume River, with oars and the distant bell of Thiên Mụ in the evening.'],
    ['Trong khu nhà vườn Kim Long, lối vào rợp bóng chè tàu cắt phẳng.', 'Among the garden houses of Kim Long, along a path of clipped tea hedges.'],
    ['Cách Ngọ Môn mười phút đi bộ, qua những con đường long não yên ả.', 'Ten minutes on foot from the Noon Gate, along quiet camphor avenues.'],
    ['Ngay phía nam cầu Trường Tiền, tối đèn cầu đổi màu ngoài cửa sổ.', 'Just south of Trường Tiền bridge, whose lights change colour at the window.'],
  ],
  moments: [
    ['Bún bò, cơm hến và bánh bèo: ba buổi sáng vẫn chưa đủ.', 'Beef noodles, clam rice, steamed rice cakes: three mornings are hardly enough.'],
    ['Chủ nhà gọi giúp thuyền rồng nghe ca Huế trên sông vào những tối đẹp trời.', 'On fine evenings the hosts call a dragon boat for Huế songs on the river.'],
    ['Nên đi lăng Tự Đức vào sáng sớm, khi sân còn vắng và thông còn ướt sương.', 'See the tomb of Tự Đức early, while the courts are empty and the pines still wet with dew.'],
    ['Mùa mưa có trà nóng và hiên rộng; mùa hè có phòng mát và chè sen.', 'In the rains there is hot tea and a deep porch; in summer cool rooms and sweet lotus soup.'],
  ],
  places: [
    ['V', 'Nhà Vườn Kim Long', 'Kim Long Garden House', 'Nhà rường gỗ mít giữa vườn thanh trà, hiên sâu và mát', 'A jackwood house in a pomelo garden, with a deep cool porch'],
    ['V', 'Biệt thự Bến Ngự', 'Royal Landing Villa', 'Bên con sông nhỏ An Cựu, nắng đục mưa trong', 'On the little An Cựu river, muddy in sun and clear in rain'],
    ['V', 'Phủ Chè Tàu', 'Tea Hedge Manor', 'Ngôi phủ cũ của một gia đình hoàng tộc, gìn giữ nguyên nếp xưa', 'The old manor of a royal family, kept as it was'],
    ['A', 'Căn hộ Tràng Tiền', 'Tràng Tiền Apartment', 'Nhìn ra cầu, bước xuống là phố đi bộ', 'Looks onto the bridge, a step from the walking street'],
    ['A', 'Căn hộ Long Não', 'Camphor Apartment', 'Dưới hàng long não, sáng chim hót đầy ban công', 'Under camphor trees, with a balcony full of birdsong'],
    ['A', 'Căn hộ Áo Tím', 'Violet Apartment', 'Sắc tím nhạt, gỗ sẫm, dịu dàng như thành phố', 'Pale violet and dark wood, as gentle as the city'],
    ['H', 'Khách sạn Hương Giang Xưa', 'Old Perfume River Hotel', 'Khách sạn lâu năm bên sông, sân hiên ngắm hoàng hôn', 'A long-standing hotel by the river, with a terrace for sunsets'],
    ['H', 'Khách sạn Ngọ Môn', 'Noon Gate Hotel', 'Gần cổng thành, gạch hoa cũ và đèn lồng vải', 'Near the citadel gate, with old floor tiles and cloth lanterns'],
    ['H', 'Nhà nghỉ Nón Bài Thơ', 'Poem Hat Inn', 'Của gia đình làm nón ba đời, khách thử chằm nón buổi chiều', 'Run by three generations of hat makers; guests may try in the afternoon'],
    ['H', 'Khách sạn Thủy Tiên', 'Narcissus Hotel', 'Phòng nhìn ra hồ sen trong thành nội', 'Rooms facing a lotus lake inside the walls'],
    ['H', 'Khách sạn Vỹ Dạ', 'Vỹ Dạ Hotel', 'Thôn xưa hàng cau, sáng nắng mới lên', 'An old hamlet of areca palms in the new morning sun'],
    ['H', 'Khách sạn Trầm', 'Agarwood Hotel', 'Hương trầm nhẹ, phòng yên, bữa sáng kiểu Huế', 'A trace of incense, quiet rooms and breakfast the Huế way'],
    ['H', 'Nhà nghỉ Đò Dọc', 'River Sampan Inn', 'Có bến đò nhỏ, chiều ra sông hóng gió', 'With a small landing, for a breath of air on the river'],
  ],
}
