import type { AreaContent } from './place.ts'

// oxfmt-ignore
export const CON_DAO: AreaContent = {
  id: 16,
  name: ['Côn Đảo', 'Côn Đảo'],
  scene: 'reef',
  coast: true,
  peak: 'cool',
  dearness: 1.2,
  views: [['biển', 'sea'], ['vịnh', 'bay'], ['rừng', 'forest']],
  roads: ['Nguyễn Huệ', 'Tôn Đức Thắng', 'Võ Thị Sáu', 'Bến Đầm', 'Cỏ Ống', 'Phạm Văn Đồng', 'Lê Duẩn', 'An Hải'],
  spots: [[8.686, 106.605, 350], [8.69, 106.6, 400]],
  arrival: ['Sân bay Cỏ Ống cách khoảng 20 phút xe; tàu cao tốc cập bến Bến Đầm.', 'Cỏ Ống airport is about 20 minutes by car; fast ferries arrive at Bến Đầm.'],
  settings: [
    ['Trên con đường biển trồng bàng cổ thụ, chiều vắng chỉ nghe lá rụng.', 'On the sea road lined with ancient sea-almond trees; on still afternoons you hear the leaves fall.'],
    ['Gần bãi An Hải, nước trong nhìn thấy đáy, cách trung tâm năm phút xe.', 'Near An Hải beach, clear to the bottom and five minutes from the centre.'],
    ['Lưng tựa rừng quốc gia, sáng nghe tiếng sóc đen chuyền cành.', 'Its back against the national park, where black squirrels leap at dawn.'],
    ['Trong thị trấn nhỏ, đi bộ là tới chợ, nhà hàng và bảo tàng.', 'In the little town, within a walk of market, restaurants and museum.'],
  ],
  moments: [
    ['Mùa rùa đẻ từ tháng Năm đến tháng Mười; vườn quốc gia tổ chức đi xem, nên đăng ký trước.', 'Turtles nest from May to October; the national park runs visits, so book ahead.'],
    ['Mứt hạt bàng và cháo hàu là hương vị riêng của đảo.', 'Candied sea almonds and oyster porridge are the island’s own tastes.'],
    ['Biển êm từ tháng Ba đến tháng Chín, nước trong nhất vào tháng Tư.', 'The sea is calm from March to September and clearest in April.'],
    ['Chủ nhà cho thuê xe máy và chỉ những bãi nhỏ không có trên bản đồ.', 'The hosts rent motorbikes and know small beaches that no map shows.'],
  ],
  places: [
    ['V', 'Nhà Cây Bàng', 'Sea Almond House', 'Dưới gốc bàng trăm tuổi, hiên nhìn ra vịnh', 'Under a hundred-year-old tree, its porch facing the bay'],
    ['V', 'Biệt thự Đầm Trầu', 'Đầm Trầu Villa', 'Gần bãi Đầm Trầu, cát vàng và rừng nguyên sinh', 'Near Đầm Trầu beach, golden sand and old forest'],
    ['V', 'Nhà Rùa Biển', 'Turtle House', 'Ngôi nhà gỗ yên tĩnh, đèn dịu để không làm phiền rùa', 'A quiet timber house, its lights kept low for the turtles'],
    ['A', 'Căn hộ Phố Đảo', 'Island Town Apartment', 'Giữa thị trấn, tiện chợ sớm', 'In the middle of town, handy for the early market'],
    ['A', 'Căn hộ Cầu Tàu', 'Old Pier Apartment', 'Nhìn cầu tàu lịch sử, chiều gió lộng', 'Looks on the historic pier, breezy in the evening'],
    ['H', 'Khách sạn An Hải', 'An Hải Hotel', 'Đường biển trước mặt, hồ sen sau lưng', 'The sea road before it, a lotus lake behind'],
    ['H', 'Khách sạn San Hô Xanh', 'Blue Coral Hotel', 'Dành cho người lặn ngắm san hô, có chỗ rửa đồ', 'For snorkellers, with a place to rinse gear'],
    ['H', 'Nhà nghỉ Hạt Bàng', 'Almond Kernel Inn', 'Gia đình làm mứt bàng, mời khách nếm thử', 'A family of almond candy makers who let you taste'],
    ['H', 'Khách sạn Hòn Bảy Cạnh', 'Seven Edges Hotel', 'Tên một hòn đảo rùa, phòng hướng đông', 'Named after the turtle isle, with rooms facing east'],
    ['H', 'Khách sạn Chim Yến', 'Swift Hotel', 'Nhỏ, sạch, tối yên đến nghe được sóng', 'Small and clean, so quiet that you hear the surf'],
    ['H', 'Khách sạn Lò Vôi', 'Lime Kiln Hotel', 'Bên bãi Lò Vôi, hàng phi lao rì rào', 'By Lò Vôi beach under whispering casuarinas'],
  ],
}
