import type { AreaContent } from './place.ts'

// oxfmt-ignore
export const MOC_CHAU: AreaContent = {
  id: 5,
  name: ['Mộc Châu', 'Mộc Châu'],
  scene: 'terrace',
  coast: false,
  peak: 'cool',
  dearness: 0.8,
  views: [['đồi chè', 'tea hill'], ['vườn mận', 'plum orchard'], ['thảo nguyên', 'grassland']],
  roads: ['Thảo Nguyên', 'Tân Lập', 'Bản Áng', 'Hoàng Quốc Việt', 'Trần Huy Liệu', 'Nà Ka', 'Pa Phách', 'Lê Thanh Nghị'],
  spots: [[20.847, 104.635, 1200], [20.835, 104.68, 1200], [20.86, 104.6, 1000]],
  arrival: ['Từ Hà Nội đi Quốc lộ 6 khoảng 4 giờ rưỡi, qua đèo Thung Khe đường đẹp nhưng nên chạy chậm.', 'From Hà Nội it is about four and a half hours on National Road 6; the Thung Khe pass is lovely, so drive slowly.'],
  settings: [
    ['Ngay thị trấn, sáng đi bộ ra chợ trung tâm, lên đồi chè chừng mười phút xe.', 'Right in town: walk to the central market in the morning, drive ten minutes to the tea hills.'],
    ['Trên cao nguyên thoáng gió, trước mặt là những vòng chè đều tăm tắp.', 'On a breezy plateau, looking over perfectly rounded rows of tea.'],
    ['Giữa vườn mận của gia đình, mùa hoa trắng cả lối đi, mùa quả được hái ăn tại vườn.', 'In the family’s plum orchard: white paths in blossom time, fruit from the branch in season.'],
    ['Bên bìa rừng thông Bản Áng, đi bộ quanh hồ chừng nửa giờ.', 'By the pine wood of Bản Áng, about half an hour’s walk around the lake.'],
    ['Trong bản người Thái, nhà sàn thoáng, tối nghe tiếng khèn từ nhà bên.', 'In a Thái village of airy stilt houses, with a reed pipe next door in the evening.'],
  ],
  moments: [
    ['Mận và mơ nở trắng vào tháng Giêng, tháng Hai; tháng Năm là mùa hái quả.', 'Plum and apricot bloom white in January and February; May is for picking.'],
    ['Bê chao và sữa tươi Mộc Châu là hai món khách nào cũng nhắc.', 'Fried veal and fresh Mộc Châu milk are what every guest talks about.'],
    ['Sáng sớm chủ nhà dẫn ra đồi chè săn mây, mang theo bình trà nóng.', 'Early in the morning the hosts lead you to the tea hills above the clouds, hot tea in hand.'],
    ['Có sân rộng để đốt lửa và nướng ngô, củi đã chuẩn bị sẵn.', 'There is a wide yard for a fire and grilled corn; the wood is ready.'],
  ],
  places: [
    ['V', 'Nhà Vườn Mận', 'Plum Orchard House', 'Mùa xuân hoa trắng phủ kín mái, mùa hè hái mận ngay trước cửa', 'White blossom over the roof in spring, plums at the door in summer'],
    ['V', 'Biệt thự Đồi Chè', 'Tea Hill Villa', 'Nằm giữa những vòng chè xanh, sáng dậy chỉ thấy mây', 'Among green rings of tea, with nothing but clouds at dawn'],
    ['V', 'Nhà Sàn Bản Áng', 'Bản Áng Stilt House', 'Nhà sàn Thái rộng rãi bên rừng thông và hồ', 'A roomy Thái stilt house by pines and a lake'],
    ['V', 'Nhà Gió Thảo Nguyên', 'Grassland Wind House', 'Hiên rộng hứng gió, trước mặt là đồng cỏ và đàn bò sữa', 'A wide porch for the wind, with pasture and dairy cows ahead'],
    ['V', 'Nhà Hoa Cải', 'Mustard Flower House', 'Cuối thu hoa cải trắng nở tràn thung lũng', 'In late autumn white mustard fills the valley'],
    ['A', 'Căn hộ Thảo Nguyên', 'Grassland Apartment', 'Gọn, sáng, gần chợ trung tâm', 'Compact, bright and near the central market'],
    ['A', 'Căn hộ Sữa Sớm', 'Morning Milk Apartment', 'Bên cạnh nông trại, mỗi sáng có bình sữa tươi trước cửa', 'Next to the farm, with fresh milk on the doorstep each morning'],
    ['H', 'Khách sạn Cao Nguyên Trắng', 'White Plateau Hotel', 'Phòng ấm giữa mùa hoa mận, có vườn cho trẻ chạy', 'Warm rooms in plum-blossom country, with a garden for children'],
    ['H', 'Nhà nghỉ Khèn Bè', 'Reed Pipe Inn', 'Đêm có bếp lửa và tiếng khèn của người trong bản', 'Firelight and reed pipes in the evening'],
    ['H', 'Khách sạn Dải Yếm', 'Dải Yếm Hotel', 'Gần thác Dải Yếm, nghe nước từ ban công', 'Near Dải Yếm falls; you can hear the water from the balcony'],
    ['H', 'Nhà nghỉ Chè Shan', 'Shan Tea Inn', 'Nhà của người làm chè ba đời, mời khách trà mới sao', 'Home of three generations of tea makers, with fresh-fired tea for guests'],
    ['H', 'Khách sạn Mơ Trắng', 'White Apricot Hotel', 'Nhỏ nhắn giữa vườn mơ, bữa sáng có mứt nhà làm', 'Small, among apricot trees, with home-made jam at breakfast'],
  ],
}
