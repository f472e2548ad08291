import { Trans } from '@lingui/react/macro'

/** Why the gateway says a payment failed, by its response code (VNPay 2.1.0, vnp_ResponseCode). */
export function FailureReason({ code }: { readonly code: string | null }) {
  switch (code) {
    case '24':
      return <Trans>Bạn đã dừng thanh toán ở VNPay.</Trans>
    case '51':
      return <Trans>Tài khoản không đủ số dư.</Trans>
    case '11':
      return <Trans>Trang VNPay đã chờ quá lâu.</Trans>
    case '09':
      return <Trans>Thẻ hoặc tài khoản chưa đăng ký Internet Banking.</Trans>
    case '10':
      return <Trans>Thông tin thẻ hoặc tài khoản nhập sai quá ba lần.</Trans>
    case '12':
      return <Trans>Thẻ hoặc tài khoản đang bị khóa.</Trans>
    case '13':
      return <Trans>Mã OTP chưa đúng.</Trans>
    case '65':
      return <Trans>Tài khoản đã vượt hạn mức giao dịch trong ngày.</Trans>
    case '75':
      return <Trans>Ngân hàng đang bảo trì.</Trans>
    case '79':
      return <Trans>Mật khẩu thanh toán nhập sai quá số lần cho phép.</Trans>
    default:
      return <Trans>Ngân hàng không nhận giao dịch này.</Trans>
  }
}
