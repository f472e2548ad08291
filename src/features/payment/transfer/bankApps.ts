/**
 * Bank apps a phone can open by a link of VietQR's directory (vietqr.io, "deeplink app ngân hàng"). Only the app is
 * named in the link: account and amount are copied or read from the saved picture, and no third party hears of them.
 */
const APPS = [
  { id: 'vcb', name: 'Vietcombank' },
  { id: 'bidv', name: 'BIDV' },
  { id: 'icb', name: 'VietinBank' },
  { id: 'vba', name: 'Agribank' },
  { id: 'mb', name: 'MB Bank' },
  { id: 'acb', name: 'ACB' },
  { id: 'tpb', name: 'TPBank' },
  { id: 'vpb', name: 'VPBank' },
  { id: 'ocb', name: 'OCB' },
] as const

export const BANK_APPS = APPS.map(({ id, name }) => ({
  id,
  name,
  address: `https://dl.vietqr.io/pay?app=${id}`,
}))
