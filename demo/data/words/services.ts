import type { ServiceKind } from '#contract/shapes/service.ts'
import type { Pair } from '../places/place.ts'

/**
 * Everything the demo knows of one service; all businesses are invented. `price` is an adult's ticket in thousands of VND,
 * `minutes` how long it takes.
 */
export type ServiceWords = {
  areaId: number
  kind: ServiceKind
  name: Pair
  line: Pair
  story: Pair
  price: number
  minutes: number
}

const service = (
  areaId: number,
  kind: ServiceKind,
  price: number,
  minutes: number,
  name: Pair,
  line: Pair,
  story: Pair,
): ServiceWords => ({ areaId, kind, price, minutes, name, line, story })

// oxfmt-ignore
export const SERVICES: readonly ServiceWords[] = [
  service(20, 'TOUR', 320, 180, ['Săn mây đồi chè lúc bình minh', 'Clouds over the tea hills at dawn'], ['Đón mặt trời trên biển mây, uống trà nóng giữa đồi', 'Meet the sun above a sea of clouds, hot tea in hand'], ['Xe đón bạn từ sớm, đi qua rừng thông còn tối để kịp đứng trên đồi khi mây bắt đầu trôi.', 'A car picks you up early and drives through dark pines, so that you stand on the hill when the clouds begin to move.']),
  service(20, 'WORKSHOP', 280, 150, ['Rang một mẻ cà phê Cầu Đất', 'Roast a batch of Cầu Đất coffee'], ['Tự chọn hạt, tự rang, mang về 200 g của riêng bạn', 'Choose the beans, roast them, take 200 g of your own home'], ['Người rang cà phê chỉ bạn nghe tiếng nổ của hạt, ngửi mùi đường cháy và dừng đúng lúc.', 'The roaster teaches you to hear the beans crack, to smell the sugar turn, and to stop in time.']),
  service(20, 'TICKET', 120, 120, ['Vườn cẩm tú cầu Trại Mát', 'Trại Mát hydrangea garden'], ['Lối đi giữa hai triền hoa, có góc ngồi dưới giàn hồng', 'Paths between two slopes of flowers and seats under the persimmons'], ['Vườn mở từ sáng đến chiều; buổi sáng ít người và nắng mềm nhất.', 'Open from morning to afternoon; the morning has fewest people and the softest light.']),
  service(20, 'FOOD', 350, 150, ['Bữa tối lẩu gà lá é bên bếp lửa', 'Hot pot by the hearth with wild basil'], ['Sáu món của phố núi, nấu ngay trước mặt bạn', 'Six dishes of the hill town, cooked before your eyes'], ['Bếp đốt củi thông; chủ nhà kể chuyện từng món trong lúc nồi lẩu sôi.', 'The stove burns pine; the hosts tell the story of each dish while the pot comes to the boil.']),
  service(20, 'ADVENTURE', 650, 300, ['Đu dây vượt thác Datanla', 'Rappelling the Datanla falls'], ['Năm chặng thác, hướng dẫn riêng cho mỗi bốn người', 'Five drops, one guide for every four people'], ['Bạn học thắt dây trên cạn trước, rồi xuống từng chặng thác với hai lớp dây an toàn.', 'You learn the knots on dry land first, then go down fall by fall on two safety ropes.']),
  service(2, 'TOUR', 890, 420, ['Một ngày trên vịnh bằng thuyền gỗ', 'A day on the bay by wooden boat'], ['Chèo kayak vào hang, ăn trưa trên boong', 'Kayak into a cave and lunch on deck'], ['Thuyền nhỏ mười sáu khách, tránh tuyến đông và neo ở những vụng nước lặng.', 'A small boat for sixteen keeps off the busy routes and anchors in still coves.']),
  service(2, 'ADVENTURE', 420, 150, ['Kayak hoàng hôn hang Luồn', 'Sunset kayak through Luồn cave'], ['Nước xanh lặng, vách đá đổi màu', 'Still green water, cliffs changing colour'], ['Đi lúc chiều muộn khi thuyền lớn đã về bến, chỉ còn tiếng mái chèo.', 'Out late, when the big boats have gone home and only the paddles can be heard.']),
  service(2, 'TICKET', 180, 90, ['Bảo tàng Than và Vịnh', 'Museum of Coal and Bay'], ['Ba tầng chuyện về đá, biển và người làm mỏ', 'Three floors about stone, sea and miners'], ['Có thuyết minh hai thứ tiếng và một phòng cho trẻ nặn đá vôi.', 'Told in two languages, with a room where children model the limestone.']),
  service(4, 'TOUR', 380, 300, ['Đi bộ qua bản Tả Van', 'A walk through Tả Van village'], ['Ruộng bậc thang, cầu mây và bữa trưa nhà người Giáy', 'Terraces, a rattan bridge and lunch in a Giáy home'], ['Đường đi chín cây số, phần lớn xuống dốc, đi cùng một cô hướng dẫn người bản.', 'Nine kilometres, mostly downhill, with a guide from the village.']),
  service(4, 'WORKSHOP', 260, 180, ['Nhuộm chàm cùng người Mông', 'Indigo dyeing with Mông women'], ['Vẽ sáp ong, nhuộm chàm, mang khăn về', 'Draw in beeswax, dye in indigo, take the scarf home'], ['Bà chủ nhà giữ vại chàm bốn mươi năm; bạn vẽ bằng bút sáp trên vải lanh.', 'The lady of the house has kept her indigo vat for forty years; you draw with wax on hemp.']),
  service(4, 'WELLNESS', 240, 75, ['Tắm lá thuốc người Dao Đỏ', 'Red Dao herbal bath'], ['Thùng gỗ pơ mu, mười hai thứ lá hái buổi sáng', 'A tub of fragrant wood and twelve herbs picked that morning'], ['Nước được đun sẵn đúng giờ của bạn; nghỉ tiếp bên cửa sổ nhìn xuống thung lũng.', 'The water is ready at your hour; rest afterwards by a window over the valley.']),
  service(8, 'WORKSHOP', 300, 150, ['Làm đèn lồng phố Hội', 'Make a Hội An lantern'], ['Vót tre, căng lụa, gấp gọn mang về', 'Split bamboo, stretch silk, fold it and take it home'], ['Nghệ nhân đời thứ ba hướng dẫn; đèn gấp lại vừa một hành lý xách tay.', 'Taught by the third generation of makers; the lantern folds into hand luggage.']),
  service(8, 'FOOD', 450, 240, ['Đi chợ và nấu cao lầu', 'Market walk and cooking cao lầu'], ['Chọn rau Trà Quế, học nước xá xíu và sợi mì', 'Choose Trà Quế herbs, learn the sauce and the noodles'], ['Bắt đầu từ chợ sớm, kết thúc ở bàn ăn dài trong vườn rau.', 'It begins at the early market and ends at a long table in the herb garden.']),
  service(8, 'TICKET', 80, 180, ['Vé tham quan phố cổ về đêm', 'Old town evening ticket'], ['Năm nhà cổ, hội quán và một đêm thuyền hoa đăng', 'Five old houses and halls, and a night of lantern boats'], ['Vé dùng trong một tối; mỗi điểm có người giới thiệu ngắn.', 'Good for one evening; somebody tells a little at every house.']),
  service(8, 'TOUR', 290, 180, ['Thúng chai rừng dừa Bảy Mẫu', 'Basket boats in Bảy Mẫu palms'], ['Chèo thúng, câu cua, nghe người lái đò hát', 'Paddle a basket boat, fish for crabs, hear the boatman sing'], ['Đi vào những lạch nhỏ lúc nước lên, áo phao đủ cỡ cho trẻ.', 'Into the little creeks at high water, with life jackets in every size.']),
  service(7, 'ADVENTURE', 480, 120, ['Chèo ván đứng bình minh Mỹ Khê', 'Sunrise paddling at Mỹ Khê'], ['Biển lặng, huấn luyện viên đi cùng', 'A calm sea and an instructor beside you'], ['Nửa giờ học trên cát, một giờ rưỡi trên nước khi nắng chưa gắt.', 'Half an hour on the sand, an hour and a half on the water before the sun is strong.']),
  service(7, 'TOUR', 220, 150, ['Đêm cầu Rồng và chợ hải sản', 'Dragon bridge and seafood night'], ['Đi bộ bờ sông, xem rồng phun lửa, ăn bốn món', 'Walk by the river, watch the dragon, taste four dishes'], ['Tối thứ Bảy và Chủ nhật có rồng phun lửa; các tối khác đi chợ dài hơn.', 'The dragon breathes fire on weekend nights; on others the market walk is longer.']),
  service(7, 'TICKET', 150, 120, ['Bảo tàng Điêu khắc có thuyết minh', 'Sculpture museum with a guide'], ['Chuyện nghìn năm trong những pho tượng Chăm', 'A thousand years told by Cham statues'], ['Nhóm nhỏ mười người, đi chậm, có ghế gấp cho người lớn tuổi.', 'Groups of ten at an easy pace, with folding chairs for elders.']),
  service(10, 'ADVENTURE', 950, 300, ['Lặn ống thở Hòn Mun', 'Snorkelling at Hòn Mun'], ['Hai điểm san hô, kính và áo nổi trong vé', 'Two reefs; mask and vest are in the ticket'], ['Tàu nhỏ ra đảo lúc gió nhẹ; người không biết bơi đi cùng phao và hướng dẫn riêng.', 'A small boat goes out while the wind is light; non-swimmers have a float and a guide.']),
  service(10, 'WELLNESS', 320, 120, ['Tắm bùn khoáng nóng', 'Hot mineral mud bath'], ['Bồn riêng cho gia đình, hồ khoáng sau đó', 'A private family tub and a mineral pool after'], ['Bùn được thay cho từng nhóm; tủ đồ và khăn có sẵn.', 'The mud is changed for every group; lockers and towels are there.']),
  service(15, 'TOUR', 780, 360, ['Bốn đảo phía nam bằng ca nô', 'Four southern islands by speedboat'], ['Bơi, câu cá và ăn trưa trên nhà bè', 'Swim, fish and lunch on a raft house'], ['Khởi hành từ cảng An Thới; lịch đổi theo gió để luôn có nước trong.', 'From An Thới harbour; the order follows the wind so that the water is always clear.']),
  service(15, 'FOOD', 390, 120, ['Vườn tiêu và nước mắm', 'Pepper garden and fish sauce'], ['Nếm tiêu tươi, thăm nhà thùng, ăn gỏi cá trích', 'Taste green pepper, see the barrels, eat herring salad'], ['Chủ vườn hái tiêu cùng bạn; nhà thùng ủ cá cơm mười hai tháng.', 'The owner picks pepper with you; the barrels keep anchovies for twelve months.']),
  service(15, 'ADVENTURE', 520, 150, ['Câu mực đêm trên thuyền', 'Night squid fishing'], ['Thuyền sáng đèn, mực nướng tại chỗ', 'Under the lamps, grilled on the spot'], ['Ra khơi lúc mặt trời lặn; không câu được vẫn có mực ăn.', 'Out at sunset; there is squid to eat even if you catch none.']),
  service(11, 'ADVENTURE', 360, 180, ['Xe jeep đồi cát trắng', 'Jeep to the white dunes'], ['Bình minh trên cát, suối Tiên và làng chài', 'Sunrise on the sand, the fairy stream and the fishing village'], ['Xe mui trần cũ được giữ tốt, tối đa bốn khách một xe.', 'Well-kept old open jeeps, four guests at most in each.']),
  service(11, 'WORKSHOP', 340, 120, ['Buổi đầu tiên với ván diều', 'First lesson in kitesurfing'], ['Học gió và diều trên bờ, an toàn trước tiên', 'Learn wind and kite on the beach, safety first'], ['Buổi học cho người mới; gió không đủ thì đổi ngày miễn phí.', 'A lesson for beginners; without wind the day is changed for free.']),
  service(3, 'TOUR', 250, 150, ['Đò Tràng An ba hang', 'Tràng An boat, three caves'], ['Cô lái đò chèo bằng chân, nước trong thấy rong', 'Rowed by foot over water so clear you see the weeds'], ['Đi chuyến đầu ngày khi hang còn mát và vắng.', 'Take the first boats of the day while the caves are cool and quiet.']),
  service(3, 'ADVENTURE', 180, 180, ['Đạp xe Tam Cốc mùa lúa', 'Cycling Tam Cốc in rice season'], ['Hai mươi cây số đường làng, dừng ở chùa Bích Động', 'Twenty kilometres of village lanes, with a stop at Bích Động'], ['Xe cho cả người lớn và trẻ em; có xe điện đi theo đỡ người mỏi.', 'Bikes for grown-ups and children; an electric cart follows for tired legs.']),
  service(12, 'TICKET', 90, 120, ['Hải đăng và bảo tàng vũ khí cổ', 'Lighthouse and old arms museum'], ['Nhìn cả bán đảo, nghe chuyện người gác đèn', 'See the whole peninsula, hear the keeper’s tales'], ['Vé chung hai nơi trong cùng một ngày.', 'One ticket for both places on one day.']),
  service(12, 'FOOD', 280, 150, ['Bánh khọt và chợ cá Xóm Lưới', 'Bánh khọt and the Xóm Lưới fish market'], ['Tự đổ một mẻ bánh, ăn với cải xanh', 'Pour a batch yourself, eat it with mustard leaves'], ['Chợ đông nhất lúc ghe về; bếp ở ngay cuối chợ.', 'The market is fullest when the boats are in; the kitchen is at its end.']),
  service(6, 'TOUR', 310, 180, ['Thuyền rồng nghe ca Huế', 'Dragon boat with Huế songs'], ['Sông Hương về đêm, thả một ngọn hoa đăng', 'The Perfume river by night, and a lantern to set afloat'], ['Dàn nhạc năm người; ghế có tựa và mái che khi mưa.', 'An ensemble of five; seats with backs and a roof for rain.']),
  service(6, 'TICKET', 200, 180, ['Đại Nội có áo dài mượn', 'The citadel, with an áo dài to borrow'], ['Vé vào Đại Nội, áo dài và một bản đồ đi bộ', 'Entrance, an áo dài and a walking map'], ['Áo đủ cỡ, giặt sau mỗi lần mặc; trả áo ở cổng Hiển Nhơn.', 'Every size, washed after each wear; return it at the Hiển Nhơn gate.']),
  service(6, 'FOOD', 330, 150, ['Cơm chay vườn Kim Long', 'Vegetarian table in a Kim Long garden'], ['Chín món theo mùa, dọn trên mâm gỗ', 'Nine dishes of the season on a wooden tray'], ['Nhà vườn trăm tuổi; bữa ăn bắt đầu bằng một vòng đi trong vườn thuốc.', 'A garden house of a hundred years; the meal begins with a walk among its herbs.']),
  service(9, 'TOUR', 270, 180, ['Kỳ Co và Eo Gió sáng sớm', 'Kỳ Co and Eo Gió in the morning'], ['Biển xanh hai tầng, đi bộ trên vách gió', 'Two shades of blue and a walk along the windy cliff'], ['Ca nô đi chuyến đầu, về trước khi nắng gắt.', 'The first boat out, back before the sun is strong.']),
  service(9, 'TICKET', 140, 90, ['Tháp Đôi và võ đường Tây Sơn', 'Twin towers and a Tây Sơn martial hall'], ['Xem một bài võ, thử một thế đứng', 'Watch a form, try a stance'], ['Biểu diễn hai lần mỗi ngày trong sân gạch cổ.', 'Shown twice a day in an old brick court.']),
  service(16, 'ADVENTURE', 880, 240, ['Lặn san hô Hòn Bảy Cạnh', 'Reef diving at Hòn Bảy Cạnh'], ['Vườn quốc gia giới hạn hai mươi khách một ngày', 'The park lets in twenty guests a day'], ['Thuyền đi cùng kiểm lâm; không chạm san hô, không mang gì về ngoài ảnh.', 'With a ranger on board; touch no coral and take home only pictures.']),
  service(16, 'TOUR', 650, 420, ['Đêm xem rùa lên bãi', 'A night with nesting turtles'], ['Mùa rùa đẻ, nhóm nhỏ đi cùng kiểm lâm', 'In nesting season, a small group with a ranger'], ['Ánh đèn đỏ, nói khẽ; nếu rùa không lên, bạn vẫn thả rùa con lúc sáng.', 'Red lamps and whispers; if none come, you still release hatchlings at dawn.']),
  service(14, 'TOUR', 260, 240, ['Chợ nổi và vườn trái cây', 'Floating market and an orchard'], ['Ăn hủ tiếu trên ghe, hái chôm chôm', 'Noodles on a boat, rambutan from the tree'], ['Xuồng đi lúc năm giờ rưỡi, đúng lúc chợ đông nhất.', 'The boat leaves at half past five, when the market is at its fullest.']),
  service(14, 'WORKSHOP', 190, 120, ['Tráng bánh tráng, đổ bánh xèo', 'Rice paper and sizzling pancakes'], ['Một buổi trong bếp của cô Út', 'A morning in Aunt Út’s kitchen'], ['Học lắc chảo, cuốn với mười thứ rau vườn.', 'Learn to swirl the pan and roll with ten garden herbs.']),
  service(5, 'WORKSHOP', 160, 120, ['Hái chè và sao chè tay', 'Pick and pan-fire tea'], ['Đồi chè trái tim, ấm chè đầu tiên của bạn', 'The heart-shaped tea hill and your first own pot'], ['Hái một tôm hai lá, sao trên chảo gang và mang về một gói nhỏ.', 'Pick a bud with two leaves, fire it in iron, take a small packet home.']),
  service(17, 'WELLNESS', 300, 90, ['Thiền sáng trong rừng mây', 'Morning meditation in the cloud forest'], ['Bước chậm, thở sâu, một tách trà gừng', 'Slow steps, deep breaths, a cup of ginger tea'], ['Đi ba trăm mét vào rừng, ngồi trên sàn gỗ; trời mưa thì dưới mái hiên.', 'Three hundred metres into the forest to a wooden deck; under a roof when it rains.']),
]

/** What a ticket of each kind includes, what holds for it, and when it starts. */
export const KIND_WORDS: Record<
  ServiceKind,
  {
    includes: readonly Pair[]
    rules: readonly Pair[]
    meeting: Pair
    times: readonly string[]
    capacity: number
    freeHours: number
    feePercent: number
  }
> = {
  TICKET: {
    includes: [
      ['Vé vào cửa một lượt', 'One entrance'],
      ['Bản đồ và chỉ dẫn', 'A map and directions'],
    ],
    rules: [
      ['Vé dùng đúng ngày và buổi đã chọn.', 'A ticket is good for the chosen day and half-day.'],
      ['Mỗi vé một người, quét một lần.', 'One person a ticket, scanned once.'],
    ],
    meeting: ['Đưa mã vé ở cổng soát vé', 'Show the ticket’s code at the gate'],
    times: ['08:00', '13:00'],
    capacity: 120,
    freeHours: 24,
    feePercent: 30,
  },
  TOUR: {
    includes: [
      ['Hướng dẫn viên', 'A guide'],
      ['Nước uống và bảo hiểm', 'Water and insurance'],
      ['Xe đưa đón trong trung tâm', 'Pick-up in the centre'],
    ],
    rules: [
      ['Có mặt trước giờ đi 10 phút.', 'Be there 10 minutes before the start.'],
      ['Mưa lớn thì đổi ngày miễn phí.', 'In heavy rain the day is changed for free.'],
    ],
    meeting: ['Hướng dẫn viên cầm bảng Ghé ở điểm hẹn', 'The guide holds a Ghé sign at the meeting point'],
    times: ['05:30', '08:30', '14:00'],
    capacity: 16,
    freeHours: 48,
    feePercent: 30,
  },
  ADVENTURE: {
    includes: [
      ['Dụng cụ an toàn đủ cỡ', 'Safety gear in every size'],
      ['Huấn luyện viên có chứng chỉ', 'A certified instructor'],
      ['Bảo hiểm', 'Insurance'],
    ],
    rules: [
      ['Từ 8 tuổi, sức khỏe tốt.', 'From 8 years, in good health.'],
      [
        'Huấn luyện viên có thể dừng nếu không an toàn; khi đó bạn được hoàn đủ.',
        'The instructor may stop for safety; then you get everything back.',
      ],
    ],
    meeting: [
      'Quầy đón khách ở điểm hẹn, mang đồ thay',
      'The desk at the meeting point; bring a change of clothes',
    ],
    times: ['06:00', '09:00', '15:00'],
    capacity: 12,
    freeHours: 48,
    feePercent: 50,
  },
  WORKSHOP: {
    includes: [
      ['Nguyên liệu và dụng cụ', 'Materials and tools'],
      ['Thành phẩm mang về', 'What you make, to take home'],
      ['Trà bánh', 'Tea and cakes'],
    ],
    rules: [['Trẻ dưới 6 tuổi vào cùng người lớn.', 'Children under 6 come with an adult.']],
    meeting: ['Gõ cửa xưởng, có người ra đón', 'Knock at the workshop; somebody will let you in'],
    times: ['09:00', '14:30'],
    capacity: 10,
    freeHours: 24,
    feePercent: 30,
  },
  FOOD: {
    includes: [
      ['Bữa ăn và nước uống', 'The meal and drinks'],
      ['Công thức bằng hai thứ tiếng', 'The recipes in two languages'],
    ],
    rules: [['Báo trước nếu ăn chay hoặc dị ứng.', 'Tell us about a diet or an allergy.']],
    meeting: ['Bàn đặt theo tên người liên hệ', 'The table is under the contact’s name'],
    times: ['10:30', '18:00'],
    capacity: 14,
    freeHours: 24,
    feePercent: 30,
  },
  WELLNESS: {
    includes: [
      ['Khăn, tủ đồ', 'Towel and locker'],
      ['Trà thảo mộc', 'Herbal tea'],
    ],
    rules: [
      [
        'Không hợp với phụ nữ mang thai và người huyết áp cao.',
        'Not for expecting mothers or people with high blood pressure.',
      ],
    ],
    meeting: ['Quầy lễ tân, trước giờ hẹn 15 phút', 'The reception, 15 minutes before your hour'],
    times: ['07:00', '10:00', '16:00', '19:00'],
    capacity: 8,
    freeHours: 12,
    feePercent: 30,
  },
}

/** Ticket types: for whom, and what part of an adult's price. */
export const TYPE_WORDS = [
  { key: 'adult', name: ['Người lớn', 'Adult'], note: ['Từ 13 tuổi', '13 and over'], part: 1 },
  { key: 'child', name: ['Trẻ em', 'Child'], note: ['6–12 tuổi', '6–12 years'], part: 0.6 },
  { key: 'elder', name: ['Người cao tuổi', 'Senior'], note: ['Từ 65 tuổi', '65 and over'], part: 0.8 },
] as const satisfies readonly { key: string; name: Pair; note: Pair; part: number }[]
