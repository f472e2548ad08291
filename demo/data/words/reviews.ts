import type { Pair } from '../places/places.ts'

/** How a review begins, when the guest was happy. */
// oxfmt-ignore
export const GLAD: readonly Pair[] = [
  ['Ở hai đêm mà cả nhà không ai muốn về.', 'After two nights nobody in the family wanted to leave.'],
  ['Đúng như hình, có khi còn đẹp hơn lúc sáng sớm.', 'Just like the pictures, perhaps lovelier early in the morning.'],
  ['Lần thứ hai quay lại và vẫn thấy dễ chịu như lần đầu.', 'Our second visit, and as pleasant as the first.'],
  ['Chuyến đi sinh nhật mẹ, mẹ thích lắm.', 'We came for my mother’s birthday and she loved it.'],
  ['Vừa tới cổng đã thấy nhẹ người.', 'You feel lighter the moment you reach the gate.'],
  ['Nhóm mình sáu người, ai cũng khen.', 'There were six of us, and everyone was pleased.'],
  ['Đi một mình để nghỉ, và đã nghỉ được thật.', 'I came alone to rest, and really did.'],
  ['Không gian yên, ngủ một mạch đến sáng.', 'So quiet that I slept straight through.'],
  ['Bọn trẻ chạy chơi cả buổi, bố mẹ được ngồi uống trà.', 'The children ran about all morning while we drank our tea.'],
  ['Mình làm việc từ xa ở đây một tuần, mọi thứ đều ổn.', 'I worked from here for a week and everything was fine.'],
  ['Giá này mà được như vậy là quá tốt.', 'Very good for the price.'],
  ['Đặt gấp trong ngày mà nhận phòng rất nhanh.', 'Booked on the same day and checked in within minutes.'],
  ['Tụi mình kỷ niệm ngày cưới ở đây, một kỷ niệm đẹp.', 'We spent our anniversary here and will remember it fondly.'],
  ['Trời mưa cả ngày mà ngồi trong nhà vẫn vui.', 'It rained all day, and staying in was still a joy.'],
  ['Nơi này làm mình nhớ nhà bà ngoại.', 'It reminded me of my grandmother’s house.'],
  ['Ông bà đi cùng và hai người đều thấy thoải mái.', 'The grandparents came along and were comfortable too.'],
  ['Ảnh chụp ở đây tấm nào cũng đẹp.', 'Every photograph taken here came out well.'],
  ['Tới muộn vì kẹt xe, vẫn có người chờ với bình trà nóng.', 'We were late because of traffic, and somebody still waited with hot tea.'],
]

/** How a review begins, when there was something to say. */
// oxfmt-ignore
export const MIXED: readonly Pair[] = [
  ['Nhìn chung ổn, có vài chỗ nên để ý thêm.', 'Fine on the whole, with a few things to look after.'],
  ['Chỗ ở tạm được cho một đêm.', 'All right for one night.'],
  ['Vị trí tốt, còn lại ở mức trung bình.', 'A good location; the rest is average.'],
  ['Cuối tuần đông nên hơi ồn, ngày thường chắc sẽ khác.', 'Busy and a little loud at the weekend; weekdays must be different.'],
  ['Phòng nhỏ hơn mình nghĩ nhưng vẫn gọn.', 'The room was smaller than I expected, though tidy.'],
  ['Có điểm cộng, có điểm trừ.', 'Some pluses, some minuses.'],
]

/** What is said of one mark: when it was high, and when it was not. */
// oxfmt-ignore
export const SAID: Record<'clean' | 'convenient' | 'service', { high: readonly Pair[]; low: readonly Pair[] }> = {
  clean: {
    high: [
      ['Phòng sạch, ga thơm mùi nắng.', 'The room was clean and the sheets smelled of sun.'],
      ['Phòng tắm khô ráo, khăn trắng và mềm.', 'The bathroom was dry, the towels white and soft.'],
      ['Bếp không một vết dầu, đồ đạc xếp gọn.', 'Not a drop of grease in the kitchen, everything in its place.'],
      ['Sàn nhà đi chân trần rất thích.', 'A pleasure to walk barefoot on the floors.'],
      ['Mỗi ngày đều có người dọn, rất kỹ.', 'Somebody cleaned every day, and thoroughly.'],
      ['Chăn gối mới, không mùi ẩm.', 'Fresh pillows and blankets, no trace of damp.'],
      ['Mình hay để ý chuyện sạch sẽ và lần này không chê được gì.', 'I am particular about cleanliness and found nothing to complain of.'],
      ['Hai con dị ứng bụi mà ngủ rất yên.', 'Our two children are allergic to dust and slept soundly.'],
    ],
    low: [
      ['Góc phòng tắm còn hơi ẩm.', 'A corner of the bathroom was still damp.'],
      ['Cửa kính nên lau kỹ hơn.', 'The windows could do with a better wipe.'],
      ['Tủ lạnh còn mùi của khách trước.', 'The fridge still smelled of the last guests.'],
      ['Khăn tắm hơi cũ.', 'The towels were rather old.'],
    ],
  },
  convenient: {
    high: [
      ['Đi bộ là tới chỗ ăn sáng ngon.', 'A good breakfast is within walking distance.'],
      ['Dễ tìm, có chỗ đậu xe ngay cửa.', 'Easy to find, with parking at the door.'],
      ['Wi-Fi nhanh, họp trực tuyến không rớt lần nào.', 'Fast Wi-Fi; not one dropped call.'],
      ['Gần trung tâm mà vẫn yên.', 'Close to the centre and still quiet.'],
      ['Nhận phòng tự động, không phải chờ.', 'Self check-in, no waiting.'],
      ['Ổ cắm ở đúng chỗ cần, nước nóng mạnh.', 'Sockets where you need them and strong hot water.'],
      ['Bản đồ chủ nhà gửi rất dễ theo.', 'The map the hosts sent was easy to follow.'],
      ['Có sẵn dầu gội, máy sấy, ấm nước, chẳng thiếu gì.', 'Shampoo, dryer, kettle: nothing was missing.'],
    ],
    low: [
      ['Đường vào hơi khó tìm lúc trời tối.', 'The way in is hard to find after dark.'],
      ['Wi-Fi lúc mạnh lúc yếu.', 'The Wi-Fi came and went.'],
      ['Xa quán ăn nếu không có xe.', 'Far from restaurants without a vehicle.'],
      ['Thang máy chậm vào giờ đông.', 'The lift is slow at busy times.'],
    ],
  },
  service: {
    high: [
      ['Chủ nhà dễ thương, hỏi gì cũng trả lời ngay.', 'Lovely hosts who answered every question at once.'],
      ['Được chỉ cho mấy quán địa phương rất ngon.', 'They showed us some excellent local places to eat.'],
      ['Con sốt giữa đêm, cô chủ chở đi mua thuốc. Biết ơn lắm.', 'Our child had a fever at night and the lady of the house drove us to the pharmacy. So grateful.'],
      ['Nhân viên nhớ tên từng người trong nhà.', 'The staff remembered everyone’s name.'],
      ['Được mời trái cây trong vườn, ngọt lịm.', 'We were treated to fruit from the garden, so sweet.'],
      ['Giữ hành lý cả ngày không tính phí.', 'They kept our luggage all day for nothing.'],
      ['Xin trả phòng muộn một tiếng, chủ nhà vui vẻ đồng ý.', 'We asked to leave an hour late and they gladly agreed.'],
      ['Bữa sáng nấu riêng cho bé, không hề khó chịu.', 'They cooked a separate breakfast for our little one without a murmur.'],
    ],
    low: [
      ['Gọi lễ tân hơi lâu mới có người.', 'It took a while for reception to answer.'],
      ['Tin nhắn trả lời hơi chậm.', 'Messages were answered rather slowly.'],
      ['Nhận phòng trễ hơn giờ hẹn hai mươi phút.', 'We got our room twenty minutes late.'],
      ['Thông tin về bữa sáng chưa rõ.', 'It was not clear how breakfast works.'],
    ],
  },
}

/** How a review may end. */
// oxfmt-ignore
export const ENDINGS: readonly Pair[] = [
  ['Sẽ quay lại vào mùa khác.', 'We will be back in another season.'],
  ['Đã giới thiệu cho bạn bè.', 'I have already told my friends.'],
  ['Cảm ơn cả nhà nhiều.', 'Many thanks to the whole family.'],
  ['Lần sau sẽ ở lâu hơn.', 'Next time we will stay longer.'],
  ['Mong nơi này giữ mãi như vậy.', 'May it always stay like this.'],
  ['Hẹn gặp lại.', 'See you again.'],
]

/** A host's answer to a happy guest, and to one with something to say. */
// oxfmt-ignore
export const REPLIES: { glad: readonly Pair[]; mixed: readonly Pair[] } = {
  glad: [
    ['Cảm ơn bạn đã ghé. Khi nào rảnh lại về chơi nhé!', 'Thank you for dropping in. Come again whenever you can!'],
    ['Đọc mà vui cả ngày. Hẹn gặp lại bạn.', 'This made our day. We hope to see you again.'],
    ['Cảm ơn bạn, cả nhà gửi lời hỏi thăm.', 'Thank you; everyone here sends their regards.'],
    ['Nhà mình rất quý những lời này. Chúc bạn luôn khỏe.', 'These words mean a lot to us. We wish you good health.'],
    ['Mùa sau nơi này lại khác, nhớ ghé lại nhé.', 'It will look different next season: do come by.'],
    ['Được đón bạn là niềm vui của chúng mình.', 'It was a pleasure to have you.'],
  ],
  mixed: [
    ['Cảm ơn bạn đã góp ý. Chúng mình đã sửa ngay trong tuần này.', 'Thank you for telling us. We put it right this very week.'],
    ['Xin lỗi vì lần này chưa chu đáo. Mong được đón bạn lại để làm tốt hơn.', 'We are sorry it was not better. Please let us do it properly next time.'],
    ['Cảm ơn bạn đã nói thẳng. Chỗ đó đã được thay mới.', 'Thank you for being frank. It has been replaced.'],
  ],
}
