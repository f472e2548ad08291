/** Hosts of the demo: invented people. */
// oxfmt-ignore
export const HOST_NAMES = [
  'Nguyễn Thị Thảo', 'Trần Quốc Bảo', 'Lê Thị Ngọc Diệp', 'Phạm Văn Tài', 'Hoàng Thị Mai', 'Phan Thanh Tùng', 'Vũ Thị Hồng Nhung', 'Đặng Hữu Phước',
  'Bùi Thị Kim Chi', 'Đỗ Đình Khánh', 'Hồ Thị Lệ Thu', 'Ngô Minh Trí', 'Dương Thị Bích', 'Lý A Páo', 'Má Thị Say', 'Võ Văn Lành',
  'Trương Thị Út', 'Đinh Công Hậu', 'Mai Xuân Lộc', 'Tô Thị Yến', 'Cao Thành Nhân', 'Lương Thị Hạnh', 'Hà Văn Thơm', 'Tạ Thị Quyên', 'Châu Ngọc Ẩn',
] as const

/** Guests of the demo: invented people. */
// oxfmt-ignore
export const GUEST_NAMES = [
  'Nguyễn Hải Đăng', 'Trần Thu Trang', 'Lê Hoàng Phúc', 'Phạm Khánh Linh', 'Hoàng Gia Bảo', 'Phan Thị Tuyết', 'Vũ Đức Anh', 'Đặng Thùy Dương', 'Bùi Quang Huy', 'Đỗ Phương Thảo',
  'Hồ Tấn Phát', 'Ngô Châu Anh', 'Dương Minh Quân', 'Lý Thanh Hằng', 'Võ Hữu Nghĩa', 'Trương Mỹ Duyên', 'Đinh Nhật Minh', 'Mai Thị Lan Phương', 'Tô Anh Kiệt', 'Cao Bích Ngọc',
  'Lương Gia Hân', 'Hà Tuấn Kiệt', 'Tạ Minh Châu', 'Châu Bảo Ngọc', 'Nguyễn Thị Xuân', 'Trần Đình Trọng', 'Lê Mỹ Hạnh', 'Phạm Ngọc Sơn', 'Huỳnh Thanh Trúc', 'Phan Nhật Nam',
  'Vũ Thị Hiền', 'Đặng Quốc Cường', 'Bùi Thảo Vy', 'Đỗ Trung Hiếu', 'Hồ Diệu Linh', 'Ngô Thành Đạt', 'Dương Hoài An', 'Lý Gia Khiêm', 'Võ Thị Cẩm Tú', 'Trương Quang Vinh',
  'Đinh Thị Huệ', 'Mai Đức Thịnh', 'Tô Khánh An', 'Cao Minh Nhật', 'Lương Thị Thơ', 'Hà Bảo Trâm', 'Tạ Quốc Huy', 'Châu Thị Mỹ', 'Nguyễn Tiến Dũng', 'Trần Ngọc Ánh',
  'Lê Quốc Thái', 'Phạm Thị Dịu', 'Huỳnh Gia Huy', 'Phan Thị Yên', 'Vũ Minh Khang', 'Emma Collins', 'Lucas Meyer', 'Sophie Laurent', 'Daniel Okafor', 'Yuki Tanaka',
] as const

/** Banks and their six-digit numbers in NAPAS. */
export const BANKS = [
  { bin: '970436', bank: 'Vietcombank' },
  { bin: '970415', bank: 'VietinBank' },
  { bin: '970418', bank: 'BIDV' },
  { bin: '970407', bank: 'Techcombank' },
  { bin: '970422', bank: 'MB Bank' },
] as const
