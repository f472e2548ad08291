import type { AreaContent } from './place.ts'

// oxfmt-ignore
export const QUY_NHON: AreaContent = {
  id: 9,
  name: ['Quy Nhơn', 'Quy Nhơn'],
  scene: 'cove',
  coast: true,
  peak: 'summer',
  dearness: 0.9,
  views: [['biển', 'sea'], ['làng chài', 'fishing village'], ['vườn', 'garden']],
  roads: ['An Dương Vương', 'Xuân Diệu', 'Hàn Mặc Tử', 'Nguyễn Huệ', 'Ngô Mây', 'Chương Dương', 'Kỳ Co', 'Bãi Xép'],
  spots: [[13.773, 109.222, 500], [13.77, 109.216, 500], [13.757, 109.206, 300]],
  arrival: ['Sân bay Phù Cát cách khoảng 40 phút xe; ga Diêu Trì khoảng 20 phút.', 'Phù Cát airport is about 40 minutes by car; Diêu Trì station about 20.'],
  settings: [
    ['Ngay trên đường biển, mở cửa là thấy vịnh Quy Nhơn cong như vầng trăng.', 'Right on the sea road: open the door and Quy Nhơn bay curves like a new moon.'],
    ['Trong làng chài Bãi Xép, bãi cát nhỏ nằm giữa hai mỏm đá.', 'In the fishing village of Bãi Xép, with a small beach between two rocks.'],
    ['Gần Ghềnh Ráng, con đường ven núi mát rượi hàng phi lao.', 'Near Ghềnh Ráng, on a hillside road cooled by casuarina trees.'],
    ['Giữa thành phố hiền hòa, quán bún chả cá ở ngay đầu ngõ.', 'In the middle of an easy-going city, with a fish-noodle shop at the corner.'],
  ],
  moments: [
    ['Bún chả cá, bánh xèo tôm nhảy và nem chợ Huyện là ba món người Quy Nhơn tự hào.', 'Fish-cake noodles, shrimp pancakes and Huyện market rolls are the pride of Quy Nhơn.'],
    ['Kỳ Co và Eo Gió nên đi từ sáng sớm, nước trong và ít nắng gắt.', 'Go to Kỳ Co and Eo Gió early, when the water is clear and the sun still mild.'],
    ['Tháp Đôi và tháp Bánh Ít kể chuyện Champa, chủ nhà có thể dẫn đường.', 'The Twin Towers and Bánh Ít tell of Champa; the hosts can show you round.'],
    ['Biển lặng từ tháng Hai đến tháng Tám, tối ra bờ kè hóng gió cùng người thành phố.', 'The sea is calm from February to August; in the evening join the townsfolk on the promenade.'],
  ],
  places: [
    ['V', 'Nhà Mỏm Đá', 'House on the Rocks', 'Trên mỏm đá làng chài, sóng vỗ ngay dưới hiên', 'On the rocks of a fishing village, with waves below the porch'],
    ['V', 'Biệt thự Ghềnh Ráng', 'Ghềnh Ráng Villa', 'Giữa hàng phi lao, nhìn xuống bãi đá trứng', 'Among casuarina trees above the pebble beach'],
    ['V', 'Nhà Lưới Phơi', 'Drying Net House', 'Sân rộng từng phơi lưới, nay phơi nắng', 'The yard once dried nets; now it is for basking in the sun'],
    ['A', 'Căn hộ Xuân Diệu', 'Xuân Diệu Apartment', 'Đường biển ngay dưới nhà, sáng chạy bộ, tối hóng gió', 'The sea road is below: run in the morning, stroll at night'],
    ['A', 'Căn hộ Trăng Khuyết', 'Crescent Apartment', 'Cửa kính ôm trọn vòng cung vịnh', 'Windows that hold the whole curve of the bay'],
    ['A', 'Căn hộ Thơ', 'Poetry Apartment', 'Kệ sách đầy thơ, bàn viết nhìn ra biển', 'Shelves of poems and a desk facing the sea'],
    ['A', 'Tòa nhà Cánh Diều', 'Kite Residence', 'Căn hộ sáng, có chỗ cho cả nhà', 'Bright apartments with room for the whole family'],
    ['H', 'Khách sạn Eo Biển', 'Strait Hotel', 'Phòng ban công hướng đông, bình minh không sót ngày nào', 'East-facing balconies that never miss a sunrise'],
    ['H', 'Khách sạn Tháp Đôi', 'Twin Towers Hotel', 'Gần tháp Chăm, sảnh gạch đỏ ấm áp', 'Near the Chăm towers, with a warm red-brick hall'],
    ['H', 'Nhà nghỉ Bãi Xép', 'Bãi Xép Inn', 'Trong làng chài, chân trần từ phòng ra cát', 'In the fishing village, barefoot from room to sand'],
    ['H', 'Khách sạn Yến Sào', 'Swiftlet Hotel', 'Phòng thanh nhã, bữa sáng có món địa phương', 'Quietly elegant rooms and local dishes at breakfast'],
    ['H', 'Khách sạn Mũi Son', 'Vermilion Cape Hotel', 'Đá son ngoài kia, phòng mát trong này', 'Red cliffs outside, cool rooms inside'],
    ['H', 'Khách sạn Hải Cảng', 'Old Port Hotel', 'Bên cảng cũ, ngắm tàu về lúc chạng vạng', 'By the old port, where ships come home at dusk'],
  ],
}
