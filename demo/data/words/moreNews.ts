import type { Story } from './news.ts'

/** More articles and events, longer ones with headings, lists and pictures. */
// oxfmt-ignore
export const MORE_STORIES: readonly Story[] = [
  {
    kind: 'EVENT', scene: 'skyline', area: 12, from: 40, to: 43,
    title: ['Cuối tuần thả diều trên bãi Sau', 'A kite weekend on Back Beach'],
    summary: ['Bốn chiều lộng gió, diều sáo Bá Dương Nội bay cùng diều của trẻ con.', 'Four windy afternoons: flute kites from Bá Dương Nội fly beside children’s own.'],
    body: [
      ['Gió chướng tháng Mười hai thổi đều vào bãi Sau từ hai giờ chiều. Những người chơi diều từ Bá Dương Nội mang vào mấy chục cánh diều sáo, cánh lớn nhất dài bốn mét.', 'In December the monsoon blows steadily onto Back Beach from two o’clock. Kite makers from Bá Dương Nội bring dozens of flute kites, the largest four metres across.'],
      { heading: ['Lịch mỗi chiều', 'Every afternoon'] },
      { list: [['14:00: lớp làm diều giấy cho trẻ em, vật liệu có sẵn', '14:00: paper kites for children, materials provided'], ['15:30: thả diều sáo', '15:30: the flute kites go up'], ['17:30: hạ diều, nghe sáo khi trời tắt nắng', '17:30: the kites come down, and the flutes play at dusk']] },
      ['Bãi cát rộng nhưng nắng gắt: mang nón, nước uống và kính râm. Người lớn đứng phía trên gió khi trẻ em chạy.', 'The beach is wide but the sun is strong: bring hats, water and sunglasses. Stand upwind while the children run.'],
    ],
  },
  {
    kind: 'EVENT', scene: 'karst', area: 3, from: 52, to: 60,
    title: ['Mùa lúa sớm trên sông Ngô Đồng', 'Early rice along the Ngô Đồng river'],
    summary: ['Thuyền xuất bến từ sáu giờ, khi sương chưa tan trên cánh đồng.', 'Boats leave from six, before the mist has left the fields.'],
    body: [
      ['Ruộng hai bên sông mới cấy, nước phẳng như gương. Người chèo đò Tam Cốc cho thuyền đi sớm hơn ngày thường một giờ để khách ngắm núi soi bóng.', 'The fields on both banks are newly planted and the water lies like a mirror. The rowers of Tam Cốc set out an hour earlier than usual so that visitors see the hills upside down.'],
      { picture: 'karst', caption: ['Núi đá vôi soi xuống ruộng nước buổi sớm', 'Limestone hills over the flooded fields at dawn'] },
      ['Mỗi thuyền chở bốn người và quay về trong hai giờ. Bến có áo phao cho mọi cỡ.', 'A boat takes four and is back within two hours. There are life vests in every size.'],
    ],
  },
  {
    kind: 'EVENT', scene: 'lake', area: 6, from: 68, to: 76,
    title: ['Chợ hoa Tết bên sông Hương', 'The Tết flower market on the Perfume river'],
    summary: ['Mai vàng, cúc mâm xôi và những chậu quất từ Kim Long về phố.', 'Yellow apricot, chrysanthemums and kumquats come from Kim Long to town.'],
    body: [
      ['Từ rằm tháng Chạp, những nhà vườn ở Kim Long và Nguyệt Biều chở hoa về dọc bờ sông. Chợ mở từ sáng sớm tới mười giờ tối, đông nhất ba ngày cuối.', 'From the full moon of the last lunar month growers from Kim Long and Nguyệt Biều bring their flowers to the river bank. The market opens at dawn and closes at ten; the last three days are busiest.'],
      { heading: ['Đi chợ cho vui', 'How to enjoy it'] },
      { list: [['Đến trước tám giờ để xem hoa còn đẫm sương', 'Come before eight, while the flowers are wet with dew'], ['Hỏi giá vui vẻ, trả giá nhẹ nhàng', 'Ask the price with a smile, and bargain gently'], ['Ăn sáng bún hến ở Cồn rồi đi bộ sang', 'Have clam noodles on the islet and walk over']] },
      { quote: ['Hoa đẹp nhất là hoa nở đúng sáng mùng Một.', 'The finest flower is the one that opens on the first morning of the year.'], by: ['Một người trồng mai ở Kim Long', 'An apricot grower in Kim Long'] },
    ],
  },
  {
    kind: 'EVENT', scene: 'bridge', area: 7, from: -40, to: -36,
    title: ['Đêm nhạc bên cầu Rồng', 'Music nights by the Dragon bridge'],
    summary: ['Năm đêm nhạc ngoài trời, khán giả ngồi trên bậc đá ven sông Hàn.', 'Five open-air nights; the audience sat on the steps of the Hàn river.'],
    body: [
      ['Mười hai nhóm nhạc trẻ chơi luân phiên mỗi tối từ bảy giờ, không bán vé. Cuối tuần rồng phun lửa lúc chín giờ và nhạc dừng lại để mọi người cùng xem.', 'Twelve young bands played in turn from seven, free of charge. At weekends the dragon breathed fire at nine, and the music paused so that everyone could watch.'],
      ['Ban tổ chức đã dọn sạch bờ sông trước nửa đêm mỗi ngày; cảm ơn hơn hai trăm tình nguyện viên.', 'The bank was clean again before midnight every day, thanks to more than two hundred volunteers.'],
    ],
  },
  {
    kind: 'EVENT', scene: 'forest', area: 17, from: -64, to: -58,
    title: ['Tuần trăng núi ở Tam Đảo', 'Mountain moon week in Tam Đảo'],
    summary: ['Trung thu trên mây: rước đèn quanh nhà thờ đá và bánh nướng còn ấm.', 'Mid-autumn above the clouds: lanterns around the stone church, mooncakes still warm.'],
    body: [
      ['Trẻ em trong thị trấn và trẻ em khách trọ cùng làm đèn ông sao ở sân nhà thờ đá, rồi rước một vòng khi trăng lên.', 'Children of the town and of the guests made star lanterns in the yard of the stone church and carried them round as the moon rose.'],
      ['Sương xuống dày từ chín giờ, nên năm sau lễ sẽ bắt đầu sớm hơn nửa giờ.', 'The mist comes down at nine, so next year it will begin half an hour earlier.'],
    ],
  },
  {
    kind: 'EVENT', scene: 'island', area: 15, from: -95, to: -90,
    title: ['Ngày hội nhặt rác bờ bắc Phú Quốc', 'Clean-up days on the north shore of Phú Quốc'],
    summary: ['Sáu ngày, mười bốn bãi, gần bốn tấn rác được mang đi.', 'Six days, fourteen beaches, almost four tonnes taken away.'],
    body: [
      ['Người dân, chủ nhà nghỉ và khách cùng đi dọc bờ từ Gành Dầu tới Rạch Vẹm, mỗi buổi ba giờ. Lưới cũ được gom riêng để làm lại thành dây.', 'Villagers, hosts and guests walked the shore from Gành Dầu to Rạch Vẹm, three hours at a time. Old nets were set aside and became rope again.'],
      { list: [['Găng tay và bao được phát tại chỗ', 'Gloves and bags were handed out'], ['Trẻ em nhặt trên bãi khô, người lớn ở mép nước', 'Children stayed on dry sand, adults at the water’s edge'], ['Vật sắc được để lại cho đội có dụng cụ', 'Sharp things were left to a team with tools']] },
    ],
  },
  {
    kind: 'NEWS', scene: 'terrace', area: 4, from: -6, to: null,
    title: ['Đặt phòng Tết: làm sớm, làm rõ', 'Booking for Tết: early and clearly'],
    summary: ['Giá Tết, điều kiện hủy và ba câu nên hỏi chủ nhà trước khi giữ chỗ.', 'Tết prices, cancellation terms, and three questions to ask before you book.'],
    body: [
      ['Dịp Tết, nhiều nhà kín phòng trước hai tháng và giá từng đêm khác ngày thường. Trên Ghé, giá của từng đêm hiện ngay trong lịch, nên bạn thấy được đêm nào đắt trước khi chọn.', 'For Tết many houses are full two months ahead, and every night has its own price. On Ghé the calendar shows the price of each night, so you see which ones cost more before you choose.'],
      { heading: ['Điều kiện hủy ngày lễ', 'Cancelling a holiday stay'] },
      ['Với kỳ nghỉ chạm vào Tết hay ngày lễ, điều kiện hủy chặt hơn. Câu in bên cạnh nút đặt là câu sẽ áp dụng: hãy đọc trước khi trả tiền.', 'For a stay that touches Tết or another public holiday the cancellation terms are stricter. The sentence beside the booking button is the one that counts: read it before you pay.'],
      { heading: ['Ba câu nên hỏi', 'Three questions'] },
      { list: [['Bếp có dùng được chiều Ba mươi không?', 'May we use the kitchen on New Year’s Eve?'], ['Mùng Một có người đón khách không?', 'Is somebody there on the first day?'], ['Chợ và quán gần đó mở lại ngày nào?', 'When do the market and shops nearby open again?']] },
      { picture: 'terrace', caption: ['Ruộng bậc thang mùa nước lặng', 'Terraces at rest in winter'] },
    ],
  },
  {
    kind: 'NEWS', scene: 'cove', area: 9, from: -13, to: null,
    title: ['Quy Nhơn trong hai ngày, không vội', 'Quy Nhơn in two unhurried days'],
    summary: ['Tháp đôi buổi sớm, làng chài buổi trưa và một đêm nghe sóng.', 'Twin towers at dawn, a fishing village at noon, and a night of waves.'],
    body: [
      { heading: ['Ngày một: thành phố', 'Day one: the town'] },
      ['Ra tháp Đôi lúc bảy giờ khi gạch còn mát, rồi ăn bún cá ở đường Nguyễn Huệ. Chiều đi bộ dọc bờ kè, biển ở ngay cuối phố.', 'See the twin towers at seven while the bricks are cool, then have fish noodles on Nguyễn Huệ street. In the afternoon walk the promenade; the sea is at the end of the street.'],
      { picture: 'cove', caption: ['Vịnh nhỏ phía nam thành phố', 'A little bay south of the town'] },
      { heading: ['Ngày hai: Nhơn Hải', 'Day two: Nhơn Hải'] },
      ['Thuyền thúng đưa khách ra rạn khi triều thấp. Buổi trưa ngồi lại với mâm cá nướng của một nhà trong làng.', 'Basket boats take visitors to the reef at low tide. Stay for lunch: grilled fish in a family’s yard.'],
      { quote: ['Người ta hỏi ở đây có gì chơi. Tôi nói: có buổi chiều.', 'People ask what there is to do here. I say: there is the afternoon.'], by: ['Chủ một quán cà phê ở Nhơn Hải', 'A café owner in Nhơn Hải'] },
    ],
  },
  {
    kind: 'NEWS', scene: 'terrace', area: 5, from: -20, to: null,
    title: ['Mộc Châu mùa cải trắng', 'White mustard season in Mộc Châu'],
    summary: ['Đồng hoa ở đâu, đi giờ nào và vì sao nên xin phép trước khi vào.', 'Where the fields are, when to go, and why to ask before walking in.'],
    body: [
      ['Cải trắng nở từ giữa tháng Mười một tới gần Tết, mỗi bản một lúc. Ba Phách và bản Áng nở sớm, Pa Phách muộn hơn hai tuần.', 'White mustard blooms from mid-November almost until Tết, each village in its own time: Ba Phách and Áng first, Pa Phách two weeks later.'],
      { list: [['Xin phép người trồng, trả tiền vào vườn nếu có', 'Ask the growers, and pay at the gate where there is one'], ['Đi theo lối đã mở, đừng nằm lên hoa', 'Keep to the paths and do not lie down in the flowers'], ['Sáng sớm dưới mười độ: mang áo ấm', 'Mornings are below ten degrees: bring a coat']] },
      ['Hoa là mùa vụ của người ta. Một bức ảnh đẹp không cần một luống hoa gãy.', 'The flowers are somebody’s harvest. A good picture needs no broken row.'],
    ],
  },
  {
    kind: 'NEWS', scene: 'bridge', area: 7, from: -27, to: null,
    title: ['Nhận phòng khi mất sóng: mã nằm trong máy', 'Checking in without a signal: the code is on your phone'],
    summary: ['Mã nhận phòng được lưu sẵn và đọc được ngoại tuyến. Chỉ cần mở trước một lần.', 'The check-in code is kept on your phone and read offline. Open it once beforehand.'],
    body: [
      ['Nhiều ngôi nhà đẹp nằm sau một con đèo không có sóng. Vì vậy mã nhận phòng trên Ghé được lưu ngay trong điện thoại khi bạn đặt xong.', 'Many lovely houses stand behind a pass without a signal. So the check-in code of Ghé is kept on your phone as soon as you have booked.'],
      { heading: ['Trước khi đi', 'Before you go'] },
      { list: [['Mở chuyến đi một lần khi còn mạng', 'Open your trip once while online'], ['Thêm Ghé vào màn hình chính', 'Add Ghé to your home screen'], ['Xem đường đi: chỉ dẫn cũng được lưu', 'Read the way there: it is kept, too']] },
      ['Ở cổng, chủ nhà quét mã bằng điện thoại của họ, cũng không cần mạng. Chữ ký trong mã cho biết mã là thật.', 'At the gate the host scans it with a phone, which needs no network either: the signature inside says that it is genuine.'],
    ],
  },
  {
    kind: 'NEWS', scene: 'island', area: 15, from: -48, to: null,
    title: ['Biển lặng, biển động: chọn bờ nào ở Phú Quốc', 'Calm or rough: which shore of Phú Quốc'],
    summary: ['Mùa gió đổi bờ. Một bảng nhỏ để chọn đúng bãi theo tháng.', 'The wind changes sides. A short guide to the right beach by month.'],
    body: [
      ['Từ tháng Mười một tới tháng Tư gió thổi từ phía đông, bờ tây êm và trong. Từ tháng Năm tới tháng Mười thì ngược lại.', 'From November to April the wind comes from the east, and the west coast is calm and clear. From May to October it is the other way round.'],
      { list: [['Tháng 11–4: bãi Trường, Ông Lang, Gành Dầu', 'November to April: Long beach, Ông Lang, Gành Dầu'], ['Tháng 5–10: bãi Sao, bãi Khem, Hàm Ninh', 'May to October: Sao, Khem, Hàm Ninh'], ['Ngày có cờ đỏ: ở lại bể bơi', 'Red flag days: stay in the pool']] },
      { picture: 'island', caption: ['Bờ tây lúc gió đông', 'The west coast when the wind is in the east'] },
    ],
  },
  {
    kind: 'NEWS', scene: 'oldtown', area: 8, from: -56, to: null,
    title: ['Một ngày không xe ở Hội An', 'A day without wheels in Hội An'],
    summary: ['Đi bộ và đạp xe từ chợ cá tới cánh đồng Trà Quế.', 'On foot and by bicycle from the fish market to the fields of Trà Quế.'],
    body: [
      ['Sáu giờ ở chợ cá, tám giờ một ly cà phê trong sân nhà cổ, mười giờ đạp xe ra Trà Quế giúp người ta tưới rau bằng thùng đôi.', 'At six the fish market, at eight coffee in the court of an old house, at ten by bicycle to Trà Quế to help water the vegetables with twin cans.'],
      ['Buổi chiều nghỉ. Phố đẹp nhất khi đèn lồng vừa lên và khách ban ngày đã về.', 'Rest in the afternoon. The town is at its best when the lanterns come on and the day visitors have gone.'],
      { quote: ['Đi chậm thì phố dài ra.', 'Walk slowly and the town grows longer.'], by: ['Người bán chè ở đường Bạch Đằng', 'A sweet-soup seller on Bạch Đằng street'] },
    ],
  },
  {
    kind: 'NEWS', scene: 'reef', area: 10, from: -70, to: null,
    title: ['Ba chợ nên dậy sớm ở Nha Trang', 'Three markets worth an early start in Nha Trang'],
    summary: ['Chợ Đầm, Xóm Mới và bến cá Hòn Rớ, mỗi nơi một giờ.', 'Đầm, Xóm Mới and the Hòn Rớ harbour, an hour each.'],
    body: [
      ['Bến Hòn Rớ họp từ ba giờ sáng và tan lúc trời sáng rõ. Chợ Xóm Mới dành cho bữa sáng: bánh căn, bún sứa. Chợ Đầm mở muộn hơn, hợp mua quà.', 'Hòn Rớ begins at three and is over by daylight. Xóm Mới is for breakfast: bánh căn and jellyfish noodles. Đầm opens later and is good for gifts.'],
      ['Ở bến cá hãy đứng sát mép đường, người ta đang làm việc.', 'At the harbour keep to the side: people are at work.'],
    ],
  },
]
