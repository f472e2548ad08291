import type { AreaContent } from './place.ts'

// oxfmt-ignore
export const TAM_DAO: AreaContent = {
  id: 17,
  name: ['Tam Đảo', 'Tam Đảo'],
  scene: 'forest',
  coast: false,
  peak: 'summer',
  dearness: 0.95,
  views: [['thung lũng', 'valley'], ['rừng', 'forest'], ['thị trấn', 'town']],
  roads: ['Trần Phú', 'Tây Thiên', 'Thác Bạc', 'Tháp Truyền Hình', 'Rừng Rình', 'Cổng Trời', 'Nhà Thờ', 'Su Su'],
  spots: [[21.458, 105.644, 350], [21.455, 105.648, 300]],
  arrival: ['Từ Hà Nội đi xe khoảng 1 giờ rưỡi; đoạn đèo 13 km nhiều cua, nên đi số thấp.', 'It is about an hour and a half from Hà Nội; the last 13 km wind uphill, so keep a low gear.'],
  settings: [
    ['Trên sườn dốc nhìn xuống thung lũng, mây tràn qua lan can lúc sáng sớm.', 'On a slope above the valley, where clouds spill over the railing at dawn.'],
    ['Sát bìa rừng quốc gia, đi bộ ra thác Bạc chừng mười lăm phút.', 'At the edge of the national park, about fifteen minutes on foot from the Silver Fall.'],
    ['Gần nhà thờ đá cổ, quanh nhà là giàn su su xanh mướt.', 'Near the old stone church, among green chayote trellises.'],
    ['Cuối con đường nhỏ, tách khỏi quán xá mà vẫn đi bộ ra quảng trường được.', 'At the end of a small road, away from the bars yet within a walk of the square.'],
  ],
  moments: [
    ['Ngọn su su xào tỏi và gà đồi nướng là hai món phải gọi.', 'Chayote shoots with garlic and grilled hill chicken are the two dishes to order.'],
    ['Mùa hè mát hơn Hà Nội gần mười độ; mùa đông nhớ mang áo dày.', 'Summers are almost ten degrees cooler than Hà Nội; bring a thick coat in winter.'],
    ['Ngày trong tuần yên hơn nhiều và giá cũng dịu hơn cuối tuần.', 'Weekdays are far quieter than weekends, and prices are gentler too.'],
    ['Leo Cổng Trời lúc bình minh, về nhà uống cà phê trứng nóng.', 'Climb to Heaven’s Gate at sunrise, then come back for hot egg coffee.'],
  ],
  places: [
    ['V', 'Nhà Giàn Su Su', 'Chayote Trellis House', 'Vườn su su trước hiên, rau hái tại chỗ', 'Chayote before the porch, and greens straight from the vine'],
    ['V', 'Biệt thự Cổng Trời', 'Heaven’s Gate Villa', 'Mây vào tận phòng khách mỗi sớm', 'Clouds drift into the living room each morning'],
    ['V', 'Nhà Đá Rêu', 'Moss Stone House', 'Tường đá kiểu Pháp, lò sưởi và cửa sổ vòm', 'French stone walls, a hearth and arched windows'],
    ['A', 'Căn hộ Quảng Trường', 'Town Square Apartment', 'Giữa thị trấn, tối xem phố lên đèn trong sương', 'In the middle of town, with street lamps glowing in the fog'],
    ['A', 'Căn hộ Mây Trôi', 'Drifting Cloud Apartment', 'Kính lớn nhìn thung lũng, ấm và gọn', 'Big windows on the valley; warm and compact'],
    ['A', 'Căn hộ Gác Mây', 'Cloud Attic', 'Gác mái gỗ, ánh sáng đổ nghiêng', 'A timber attic with slanting light'],
    ['A', 'Tòa nhà Rừng Thưa', 'Open Wood Residence', 'Căn hộ cho gia đình, sân sau là rừng', 'Family apartments with the forest for a backyard'],
    ['H', 'Khách sạn Sương Rừng', 'Forest Fog Hotel', 'Phòng ấm bên rừng, hành lang gỗ thơm', 'Warm rooms by the wood, corridors scented with timber'],
    ['H', 'Khách sạn Thác Đổ', 'Waterfall Hotel', 'Nghe thác từ ban công, lối mòn ngay sau nhà', 'The falls within earshot and a trail behind the house'],
    ['H', 'Nhà nghỉ Dốc Mây', 'Cloud Slope Inn', 'Nhỏ và ấm, chủ nhà nấu ăn rất khéo', 'Small and warm, with a host who cooks beautifully'],
  ],
}
