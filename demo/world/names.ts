import { searchKey } from '#server/modules/lookups/lookups.ts'

/** What houses of one name are told apart by, as houses are: a flower, a bird, a wish, a street. */
const WORDS = (
  'Bình Minh,Hoàng Hôn,Hướng Dương,Hoa Sữa,Ngọc Lan,Phượng Vĩ,Bằng Lăng,Thiên Nga,Hải Âu,Chim Én,Mây Trắng,Gió Biển,' +
  'Sao Mai,Trăng Non,Suối Mơ,Đồi Thông,Ven Sông,Phố Cổ,Bến Xưa,Cầu Gỗ,Hồ Sen,Vườn Trà,Nắng Vàng,Mưa Xuân,An Nhiên,' +
  'Phú Quý,Thịnh Vượng,Tâm An,Thanh Bình,Hạnh Phúc,Như Ý,Cát Tường,Minh Châu,Kim Liên,Bạch Dương,Trúc Xanh,' +
  'Tùng Lâm,Hoàng Mai,Lộc Vừng,Sơn Trà'
).split(',')

/** The village of a number: what its houses add to their names, and that as it is searched for. */
export function villageOf(n: number): { n: number; name: string; key: string } {
  const word = WORDS[n % WORDS.length] ?? ''
  const round = Math.floor(n / WORDS.length)
  const name = round === 0 ? word : `${word} ${round + 1}`
  return { n, name, key: searchKey(name) }
}
