import type { AreaContent } from './place.ts'

// prettier-ignore
export const HA_LONG: AreaContent = {
  id: 2,
  name: ['Hạ Long', 'Hạ Long'],
  scene: 'karst',
  coast: true,
  peak: 'summer',
  dearness: 1.1,
  views: [['vịnh', 'bay'], ['núi đá', 'karst'], ['vườn', 'garden']],
  roads: ['Hạ Long', 'Hoàng Quốc Việt', 'Hậu Cần', 'Bãi Cháy', 'Trần Quốc Nghiễn', 'Lê Thánh Tông', 'Bến Đoan', 'Tuần Châu'],
  arrival: ['Từ Hà Nội đi xe khoảng 2 giờ rưỡi theo cao tốc Hà Nội – Hải Phòng – Hạ Long.', 'From Hà Nội it is about two and a half hours by car on the Hà Nội – Hải Phòng – Hạ Long expressway.'],
  settings: [
    ['Mặt tiền hướng ra vịnh, sáng sớm thuyền câu về bến còn nghe tiếng máy nổ lách tách.', 'It faces the bay, and at dawn you can hear the fishing boats puttering home.'],
    ['Nằm ở phía Bãi Cháy, cách bãi tắm năm phút đi bộ và cách bến tàu du lịch mười phút xe.', 'It lies on the Bãi Cháy side, five minutes on foot from the beach and ten by car from the cruise pier.'],
    ['Khu phố yên trên sườn đồi, chỉ cần mở cửa là thấy những hòn đảo xếp lớp xa dần.', 'A quiet quarter on the slope: open the door and the islands stand in fading layers.'],
    ['Từ đây qua cầu Bãi Cháy sang Hòn Gai chỉ vài phút, tiện ghé chợ hải sản buổi sớm.', 'Cross Bãi Cháy bridge to Hòn Gai in minutes, handy for the morning seafood market.'],
  ],
  moments: [
    ['Nên thử chả mực giã tay ăn với xôi trắng, món sáng quen thuộc của người Hạ Long.', 'Try pounded squid cakes with white sticky rice, the usual breakfast of Hạ Long.'],
    ['Chiều xuống, dạo bờ kè ngắm mặt trời lặn sau những hòn đảo.', 'Towards evening, walk the seafront and watch the sun go down behind the islands.'],
    ['Chủ nhà giúp đặt tàu thăm vịnh của những chủ tàu quen, giá niêm yết, có áo phao cho trẻ nhỏ.', 'The hosts can book bay cruises with captains they know: posted prices, life vests for children.'],
    ['Từ tháng Mười đến tháng Tư trời khô và vịnh lặng, rất hợp để chèo kayak.', 'From October to April the air is dry and the bay is calm: just right for kayaking.'],
  ],
  places: [
    ['V', 'Biệt thự Vịnh Lặng', 'Still Bay Villa', 'Hồ nước trong sân như nối liền với mặt vịnh phía trước', 'The pond in the court seems to run on into the bay'],
    ['V', 'Nhà Chài Bãi Cháy', 'The Fisher House', 'Nhà xưa của một gia đình vạn chài, sửa lại mộc mạc và đủ đầy', 'The old house of a fishing family, simply and fully restored'],
    ['V', 'Biệt thự Đảo Ngọc Trai', 'Pearl Islet Villa', 'Ban công ba mặt, đảo đá xếp lớp từ sáng đến chiều', 'Balconies on three sides, and layered islands from morning to dusk'],
    ['A', 'Căn hộ Bến Thuyền', 'Harbour Apartment', 'Nhìn xuống bến tàu, tiện đi vịnh chuyến sớm', 'Above the pier, handy for the first boat into the bay'],
    ['A', 'Căn hộ Cánh Buồm Nâu', 'Brown Sail Apartment', 'Tầng cao, gió biển thổi suốt phòng khách', 'High up, with the sea breeze right through the living room'],
    ['A', 'Tòa nhà Hòn Gai', 'Hòn Gai Residence', 'Những căn hộ gọn gàng bên chợ hải sản, bếp đầy đủ đồ', 'Neat apartments by the seafood market, with kitchens ready to cook in'],
    ['A', 'Căn hộ Bình Minh Vịnh', 'Bay Sunrise Apartment', 'Phòng ngủ quay hướng đông, mặt trời lên từ sau đảo', 'A bedroom facing east, where the sun comes up behind the islands'],
    ['A', 'Căn hộ San Hô Đỏ', 'Red Coral Apartment', 'Nội thất gỗ sáng, hợp gia đình có trẻ nhỏ', 'Light timber furniture, well suited to families with small children'],
    ['H', 'Khách sạn Đá và Sóng', 'Stone and Wave Hotel', 'Đá xám, gỗ ấm, tiếng sóng theo vào tận giấc ngủ', 'Grey stone, warm wood, and waves to fall asleep to'],
    ['H', 'Khách sạn Hải Đăng Xanh', 'Blue Lighthouse Hotel', 'Tầng thượng ngắm trọn cung đường ven vịnh', 'A rooftop with the whole curve of the bay road in view'],
    ['H', 'Khách sạn Bài Thơ', 'Poem Mountain Hotel', 'Dưới chân núi Bài Thơ, gần phố đi bộ', 'At the foot of Bài Thơ mountain, near the walking street'],
    ['H', 'Khách sạn Sương Vịnh', 'Bay Mist Hotel', 'Sáng mờ sương, chiều vàng nắng, sân hiên nhìn ra mặt nước', 'Mist in the morning, gold in the evening, and a terrace facing the water'],
    ['H', 'Nhà nghỉ Thuyền Thúng', 'Basket Boat Inn', 'Nhà nhỏ của đôi vợ chồng ngư dân, sạch sẽ và thật lòng', 'A fisher couple’s little inn, clean and kind'],
    ['H', 'Khách sạn Tuần Châu Gió', 'Tuần Châu Breeze Hotel', 'Trên đảo, đi bộ ra bãi cát và bến du thuyền', 'On the island, a walk from the sand and the marina'],
    ['H', 'Khách sạn Trăng Trên Vịnh', 'Moon over the Bay Hotel', 'Đêm rằm ngồi sân thượng, trăng soi cả mặt nước', 'On full-moon nights the rooftop sees the whole bay shine'],
    ['H', 'Khách sạn Cô Tô Cũ', 'Old Islander Hotel', 'Kể lại chuyện biển bằng những bức ảnh treo dọc hành lang', 'The corridors tell the story of the sea in photographs'],
  ],
}
