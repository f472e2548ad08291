/** The demo's people; every one of them has this password. */
export const PASSWORD = 'Ghe@2026'
export const PEOPLE = {
  guest: 'khach@ghe.test',
  otherGuest: 'khach2@ghe.test',
  host: 'chunha@ghe.test',
  investor: 'dautu@ghe.test',
  staff: 'nhanvien@ghe.test',
  admin: 'quantri@ghe.test',
} as const
