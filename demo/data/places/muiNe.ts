import type { AreaContent } from './place.ts'

// oxfmt-ignore
export const MUI_NE: AreaContent = {
  id: 11,
  name: ['Mũi Né', 'Mũi Né'],
  scene: 'dune',
  coast: true,
  peak: 'summer',
  dearness: 0.95,
  views: [['biển', 'sea'], ['đồi cát', 'dune'], ['vườn dừa', 'coconut grove']],
  roads: ['Nguyễn Đình Chiểu', 'Huỳnh Thúc Kháng', 'Xuân Thủy', 'Hòn Rơm', 'Võ Nguyên Giáp', 'Bàu Trắng', 'Hồ Xuân Hương', 'Suối Nước'],
  spots: [[10.955, 108.2, 500], [10.957, 108.235, 500], [10.947, 108.275, 500]],
  arrival: ['Từ TP. Hồ Chí Minh đi cao tốc Dầu Giây – Phan Thiết khoảng 2 giờ rưỡi.', 'From Hồ Chí Minh City it is about two and a half hours on the Dầu Giây – Phan Thiết expressway.'],
  settings: [
    ['Dưới rặng dừa Hàm Tiến, vườn chạy thẳng ra bờ biển.', 'Under the coconut palms of Hàm Tiến, in a garden that runs straight to the sea.'],
    ['Gần làng chài Mũi Né, sáng sớm thuyền thúng về đầy bãi.', 'Near Mũi Né fishing village, whose beach fills with basket boats in the morning.'],
    ['Đồi cát hồng cách mười phút xe, đẹp nhất lúc mặt trời vừa lên.', 'The pink dunes are ten minutes by car and loveliest just after sunrise.'],
    ['Phía Suối Nước vắng vẻ, chỉ có gió, cát và tiếng sóng.', 'On the empty Suối Nước side there is only wind, sand and surf.'],
  ],
  moments: [
    ['Gỏi cá mai, bánh căn và lẩu thả: ba món của xứ Phan Thiết.', 'Herring salad, rice cakes and flower hotpot: three dishes of Phan Thiết.'],
    ['Gió mạnh từ tháng Mười Một đến tháng Tư, mùa của diều lướt; mùa hè biển dịu hơn.', 'The wind blows from November to April for kitesurfers; summer seas are softer.'],
    ['Xe địa hình đón tận cửa lúc bốn rưỡi sáng để kịp bình minh Bàu Trắng.', 'Jeeps pick you up at half past four to reach the White Lake by sunrise.'],
    ['Suối Tiên lội chân trần chừng một giờ, nhớ mang dép và nước uống.', 'Wade Fairy Stream barefoot for about an hour; bring sandals and water.'],
  ],
  places: [
    ['V', 'Nhà Dừa Nghiêng', 'Leaning Palm House', 'Cây dừa nghiêng trước cửa, võng mắc sẵn chờ khách', 'A leaning palm at the door and a hammock already hung'],
    ['V', 'Biệt thự Cát Hồng', 'Pink Sand Villa', 'Tường màu cát, sân trong mát, gần đồi hồng', 'Sand-coloured walls, a cool court, near the pink dunes'],
    ['V', 'Biệt thự Gió Chướng', 'Monsoon Wind Villa', 'Cho nhóm mê diều lướt, có chỗ rửa và cất ván', 'For kitesurfing friends, with space to rinse and store boards'],
    ['V', 'Nhà Vách Đất', 'Earthen House', 'Vách đất nện giữ mát, mái lá, bếp củi ngoài vườn', 'Rammed earth keeps it cool, with a thatched roof and a wood stove in the garden'],
    ['V', 'Biệt thự Thanh Long', 'Dragon Fruit Villa', 'Giữa vườn thanh long, đêm đèn vườn sáng như sao', 'Amid dragon-fruit fields lit at night like stars'],
    ['A', 'Căn hộ Bãi Trước', 'Front Beach Apartment', 'Bước qua vườn dừa là biển', 'The sea lies across a coconut garden'],
    ['A', 'Căn hộ Buồm Diều', 'Kite Sail Apartment', 'Sàn gỗ, cửa kính, nhìn diều bay cả ngày', 'Timber floors and glass doors, with kites all day long'],
    ['H', 'Khách sạn Hàm Tiến Xanh', 'Green Hàm Tiến Hotel', 'Nhà thấp trong vườn dừa, mỗi phòng một hiên riêng', 'Low houses in a palm garden, each room with its own porch'],
    ['H', 'Khách sạn Đồi Cát Bay', 'Flying Dune Hotel', 'Từ sân thượng thấy cả đồi cát lẫn biển', 'The roof sees both the dunes and the sea'],
    ['H', 'Nhà nghỉ Ốc Gió', 'Wind Shell Inn', 'Nơi dân lướt ván quen nhau, bữa tối ăn chung', 'Where surfers meet and share supper'],
    ['H', 'Khách sạn Hòn Rơm', 'Hòn Rơm Hotel', 'Bãi vắng, cát mịn, phòng giản dị', 'An empty beach, fine sand and simple rooms'],
    ['H', 'Khách sạn Hoa Bàng', 'Almond Blossom Hotel', 'Gốc bàng già tỏa bóng, bàn ăn kê dưới tán', 'An old sea-almond tree with tables in its shade'],
    ['H', 'Nhà nghỉ Thúng Chai', 'Tarred Boat Inn', 'Của gia đình ngư dân, hải sản mua tại thuyền', 'A fishing family’s inn, seafood straight from the boat'],
    ['H', 'Khách sạn Suối Tiên', 'Fairy Stream Hotel', 'Gần suối cát đỏ, vườn nhiều bóng mát', 'Near the red-sand stream, in a shady garden'],
  ],
}
