import type { AreaContent } from './place.ts'

// oxfmt-ignore
export const SA_PA: AreaContent = {
  id: 4,
  name: ['Sa Pa', 'Sa Pa'],
  scene: 'terrace',
  coast: false,
  peak: 'harvest',
  dearness: 1,
  views: [['ruộng bậc thang', 'rice terrace'], ['Fansipan', 'Fansipan'], ['thung lũng Mường Hoa', 'Mường Hoa valley']],
  roads: ['Fansipan', 'Mường Hoa', 'Thác Bạc', 'Cầu Mây', 'Hoàng Liên', 'Violet', 'Thạch Sơn', 'Điện Biên Phủ'],
  spots: [[22.335, 103.842, 700], [22.318, 103.853, 600], [22.302, 103.885, 800]],
  arrival: ['Từ ga Lào Cai lên Sa Pa khoảng 1 giờ xe; từ Hà Nội có xe giường nằm chạy đêm và ngày.', 'Sa Pa is about an hour by road from Lào Cai station; sleeper coaches run from Hà Nội day and night.'],
  settings: [
    ['Nhà tựa lưng vào núi, hiên quay ra ruộng bậc thang đổ dài xuống thung lũng Mường Hoa.', 'The house leans on the mountain; its porch faces terraces that fall away into Mường Hoa valley.'],
    ['Ở rìa thị trấn, đi bộ mười phút tới nhà thờ đá mà vẫn tách khỏi phố xá.', 'On the edge of town, ten minutes on foot from the stone church and yet apart from the bustle.'],
    ['Nằm trong bản, hàng xóm là những gia đình Dao và H’Mông vẫn dệt vải bên hiên.', 'It lies in a village where Dao and H’Mông neighbours still weave on their porches.'],
    ['Sáng mở cửa, mây có khi ngang tầm mắt; trưa trời quang thấy rõ đỉnh Fansipan.', 'Some mornings the clouds are level with your eyes; by noon the peak of Fansipan stands clear.'],
  ],
  moments: [
    ['Lúa chín từ cuối tháng Tám đến giữa tháng Chín; mùa nước đổ đẹp vào tháng Năm.', 'The rice ripens from late August to mid September; in May the flooded terraces mirror the sky.'],
    ['Tối lạnh thì có lẩu cá hồi và rau cải mèo luộc chấm trứng.', 'On cold nights there is salmon hotpot, and mountain greens dipped in egg.'],
    ['Chủ nhà chỉ đường đi bộ qua Tả Van, vừa sức cả trẻ con, khoảng hai giờ thong thả.', 'The hosts point out a walk through Tả Van that suits children too, about two easy hours.'],
    ['Có bồn ngâm lá thuốc của người Dao đỏ, ấm người sau một ngày leo dốc.', 'A Red Dao herbal bath is at hand to warm you after a day of climbing.'],
  ],
  places: [
    ['V', 'Nhà Mây Qua', 'Passing Clouds House', 'Mây đi ngang hiên nhà mỗi sớm, bếp lửa đỏ cả ngày', 'Clouds cross the porch each morning, and the fire burns all day'],
    ['V', 'Biệt thự Sườn Non', 'Mountainside Villa', 'Kính và gỗ, nhìn trọn thung lũng từ phòng khách', 'Glass and timber, with the whole valley in the living room'],
    ['V', 'Nhà Sàn Tả Van', 'Tả Van Stilt House', 'Nhà sàn gỗ pơ mu giữa bản, hàng xóm gần gũi', 'A cypress stilt house in the village, with neighbours who wave'],
    ['V', 'Nhà Đá Xám', 'Greystone House', 'Tường đá dày giữ ấm, cửa sổ nhỏ đóng khung đỉnh núi', 'Thick stone keeps the warmth in; small windows frame the peak'],
    ['V', 'Biệt thự Đào Phai', 'Peach Blossom Villa', 'Vườn đào trước sân, đẹp nhất những ngày giáp Tết', 'A peach orchard at the door, loveliest in the days before Tết'],
    ['A', 'Căn hộ Nhà Thờ Đá', 'Stone Church Apartment', 'Cửa sổ nhìn xuống quảng trường, đi đâu cũng gần', 'Windows over the square, and everything close by'],
    ['A', 'Căn hộ Cầu Mây', 'Cầu Mây Apartment', 'Ấm cúng trên phố cổ Sa Pa, có lò sưởi nhỏ', 'Snug on the old street of Sa Pa, with a small stove'],
    ['H', 'Khách sạn Ruộng Trời', 'Sky Terrace Hotel', 'Sân hiên nhìn trọn ruộng bậc thang đổ xuống thung lũng', 'A terrace above the rice fields as they fall to the valley'],
    ['H', 'Khách sạn Hoa Đỗ Quyên', 'Rhododendron Hotel', 'Khách sạn nhỏ bên đường rừng, tháng Ba đỗ quyên đỏ rực', 'A small hotel by a forest road, scarlet with rhododendron in March'],
    ['H', 'Nhà nghỉ Bếp Người Dao', 'Dao Kitchen Inn', 'Ăn tối quanh bếp cùng gia đình chủ nhà người Dao', 'Supper around the hearth with a Dao family'],
    ['H', 'Khách sạn Sương Núi', 'Mountain Fog Hotel', 'Phòng ấm, chăn dày, cửa sổ mở vào sương', 'Warm rooms, thick quilts and windows onto the fog'],
    ['H', 'Khách sạn Chàm', 'Indigo Hotel', 'Vải chàm trên tường, gỗ mộc dưới chân', 'Indigo cloth on the walls, bare timber underfoot'],
    ['H', 'Khách sạn Đỉnh Gió', 'Windy Peak Hotel', 'Sân thượng cao nhất phố, ngắm Fansipan lúc trời quang', 'The highest roof in town, facing Fansipan when the sky is clear'],
    ['H', 'Nhà nghỉ Lửa Hồng', 'Ember Inn', 'Lò sưởi chung, trà gừng, và những câu chuyện đường xa', 'A shared fireplace, ginger tea and tales of the road'],
    ['H', 'Khách sạn Thác Bạc', 'Silver Fall Hotel', 'Cuối phố về phía thác, yên và trong lành', 'At the end of town towards the falls; quiet, with clean air'],
  ],
}
