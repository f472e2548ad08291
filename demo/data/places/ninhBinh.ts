import type { AreaContent } from './place.ts'

// oxfmt-ignore
export const NINH_BINH: AreaContent = {
  id: 3,
  name: ['Ninh Bình', 'Ninh Bình'],
  scene: 'gorge',
  coast: false,
  peak: 'harvest',
  dearness: 0.85,
  views: [['núi đá', 'karst'], ['ruộng lúa', 'rice field'], ['đầm sen', 'lotus pond']],
  roads: ['Tràng An', 'Tam Cốc', 'Bích Động', 'Văn Lâm', 'Hang Múa', 'Thung Nham', 'Cố Đô Hoa Lư', 'Đam Khê'],
  spots: [[20.253, 105.975, 1000], [20.218, 105.935, 1000], [20.252, 105.918, 800]],
  arrival: ['Từ Hà Nội đi xe khoảng 1 giờ 45 phút; ga Ninh Bình cách chừng 15 phút taxi.', 'It is about 1 hour 45 minutes by car from Hà Nội; Ninh Bình station is some 15 minutes away by taxi.'],
  settings: [
    ['Giữa thành phố nhỏ, ra ga hay chợ đều đi bộ được, đến Tràng An mười lăm phút xe.', 'In the middle of the small town: station and market on foot, Tràng An fifteen minutes by car.'],
    ['Bốn bề là núi đá vôi, trước cửa là cánh đồng mà mỗi mùa một màu.', 'Limestone hills on every side, and a field at the door that changes colour with the season.'],
    ['Từ nhà đạp xe ra bến thuyền Tam Cốc chừng mười phút, đường làng vắng xe.', 'Ten minutes by bicycle to the Tam Cốc pier, along village lanes with hardly a car.'],
    ['Bên đầm sen, có chiếc cầu tre nhỏ dẫn ra chòi ngồi hóng gió.', 'Beside a lotus pond, with a little bamboo bridge out to a shady hut.'],
    ['Nằm trong làng cổ, chiều nghe tiếng chuông chùa Bích Động vọng qua vách núi.', 'It lies in an old village where the bell of Bích Động pagoda carries across the cliffs in the evening.'],
  ],
  moments: [
    ['Lúa chín vàng dọc sông Ngô Đồng vào cuối tháng Năm, đẹp nhất khi đi thuyền buổi sớm.', 'The rice along the Ngô Đồng river ripens at the end of May and is loveliest from an early boat.'],
    ['Cơm cháy và thịt dê núi là hai món nên nếm một lần; chủ nhà biết quán ngon.', 'Crisp rice and mountain goat are worth tasting once; the hosts know where.'],
    ['Leo bậc đá Hang Múa lúc bình minh, về đến nhà vừa kịp bữa sáng.', 'Climb the steps of Múa cave at sunrise and be back in time for breakfast.'],
    ['Xe đạp dùng miễn phí, kèm bản đồ những con đường nhỏ giữa đồng.', 'Bicycles are free, with a map of the small tracks through the fields.'],
  ],
  places: [
    ['V', 'Nhà Giữa Đồng', 'House in the Fields', 'Ngôi nhà mái tranh giữa cánh đồng, bước ra hiên là chạm lúa', 'A thatched house in the rice: step off the porch and touch it'],
    ['V', 'Biệt thự Thung Sen', 'Lotus Vale Villa', 'Đầm sen trước cửa, mùa hè thơm cả vào phòng ngủ', 'Lotus at the door, and its scent in the bedrooms all summer'],
    ['V', 'Nhà Đá Cổ Vị', 'The Stone House', 'Tường đá xếp tay, mát quanh năm, sân rợp bóng nhãn', 'Hand-laid stone walls, cool all year, and a yard shaded by longan trees'],
    ['V', 'Nhà Bến Đò', 'Ferry Landing House', 'Có bến nhỏ riêng, thuyền nan đưa vào hang mỗi sáng', 'Its own little landing, and a rowing boat to the caves each morning'],
    ['V', 'Biệt thự Núi Ngủ', 'Sleeping Mountain Villa', 'Dãy núi trước nhà như người nằm ngủ, ngắm mãi không chán', 'The ridge before the house looks like someone asleep; one never tires of it'],
    ['A', 'Căn hộ Ngõ Văn Lâm', 'Văn Lâm Lane Apartment', 'Trong làng thêu Văn Lâm, rèm và chăn đều thêu tay', 'In the embroidery village of Văn Lâm; curtains and quilts are sewn by hand'],
    ['A', 'Căn hộ Chợ Rồng', 'Dragon Market Apartment', 'Giữa phố, gần ga, tiện cho người đi tàu', 'In town near the station, handy if you come by train'],
    ['H', 'Khách sạn Bến Vó', 'Lift Net Hotel', 'Bên bờ sông có vó cá, ăn sáng nghe nước vỗ', 'On a river with lift nets, where breakfast comes with lapping water'],
    ['H', 'Khách sạn Tràng An Mộc', 'Timber Tràng An Hotel', 'Gỗ mộc và gạch nung, cách bến thuyền Tràng An vài phút', 'Plain timber and fired brick, minutes from the Tràng An boats'],
    ['H', 'Nhà nghỉ Cò Trắng', 'White Heron Inn', 'Chiều chiều cò về đậu trắng rặng tre sau nhà', 'Every evening the herons turn the bamboo behind the house white'],
    ['H', 'Khách sạn Cố Đô', 'Old Capital Hotel', 'Gần đền vua Đinh, vua Lê, sân gạch và mái ngói mũi hài', 'Near the temples of the Đinh and Lê kings, with brick courts and curved tiles'],
    ['H', 'Khách sạn Hang Múa Nhỏ', 'Little Múa Hotel', 'Ngay chân bậc đá, dậy sớm là kịp bình minh trên đỉnh', 'Right at the foot of the steps: rise early and catch sunrise from the top'],
    ['H', 'Nhà nghỉ Lúa Chín', 'Ripe Rice Inn', 'Bữa tối cùng gia đình chủ nhà, rau hái ngay trong vườn', 'Dinner with the family, greens picked from the garden'],
    ['H', 'Khách sạn Sương Đồng', 'Field Mist Hotel', 'Phòng thấp tầng quanh vườn cau, yên như một ngôi làng', 'Low rooms around an areca garden, as calm as a village'],
  ],
}
