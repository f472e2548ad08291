/**
 * The banks that take transfers by NAPAS 247, with their six-digit numbers (BIN), as NAPAS assigns them; by the name that
 * people know them by.
 */
export const BANKS = [
  { bin: '970425', name: 'ABBANK' },
  { bin: '970416', name: 'ACB' },
  { bin: '970405', name: 'Agribank' },
  { bin: '970409', name: 'Bac A Bank' },
  { bin: '970418', name: 'BIDV' },
  { bin: '970454', name: 'BVBank' },
  { bin: '970431', name: 'Eximbank' },
  { bin: '970437', name: 'HDBank' },
  { bin: '970452', name: 'KienlongBank' },
  { bin: '970449', name: 'LPBank' },
  { bin: '970422', name: 'MB Bank' },
  { bin: '970426', name: 'MSB' },
  { bin: '970428', name: 'Nam A Bank' },
  { bin: '970419', name: 'NCB' },
  { bin: '970448', name: 'OCB' },
  { bin: '970412', name: 'PVcomBank' },
  { bin: '970403', name: 'Sacombank' },
  { bin: '970400', name: 'Saigonbank' },
  { bin: '970429', name: 'SCB' },
  { bin: '970440', name: 'SeABank' },
  { bin: '970443', name: 'SHB' },
  { bin: '970407', name: 'Techcombank' },
  { bin: '970423', name: 'TPBank' },
  { bin: '970441', name: 'VIB' },
  { bin: '970427', name: 'VietABank' },
  { bin: '970433', name: 'VietBank' },
  { bin: '970436', name: 'Vietcombank' },
  { bin: '970415', name: 'VietinBank' },
  { bin: '970432', name: 'VPBank' },
] as const

/** The bank with this number; undefined when none is known. */
export const bankOf = (bin: string) => BANKS.find((bank) => bank.bin === bin)
