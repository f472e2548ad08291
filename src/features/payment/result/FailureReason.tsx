import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { WAYS_TO_PAY, type Gateway } from '#contract/waysToPay.ts'

/** What gateways say alike, each in its own codes: VNPay 2.1.0, vnp_ResponseCode; MoMo, resultCode of its v2 API. */
const CODES: Readonly<Record<Gateway, Readonly<Record<string, keyof typeof REASONS>>>> = {
  VNPAY: {
    '24': 'stopped',
    '51': 'tooLittle',
    '11': 'waited',
    '09': 'notOnline',
    '10': 'wrongCard',
    '12': 'locked',
    '13': 'wrongCode',
    '65': 'overLimit',
    '75': 'maintenance',
    '79': 'wrongPassword',
  },
  MOMO: {
    '1003': 'stopped',
    '1006': 'stopped',
    '1001': 'tooLittle',
    '1005': 'waited',
    '1002': 'refused',
    '1004': 'overLimit',
    '10': 'maintenance',
  },
}

const REASONS = {
  stopped: (name: string): ReactNode => <Trans>Bạn đã dừng thanh toán ở {name}.</Trans>,
  waited: (name: string): ReactNode => <Trans>Trang {name} đã chờ quá lâu.</Trans>,
  tooLittle: (): ReactNode => <Trans>Tài khoản không đủ số dư.</Trans>,
  notOnline: (): ReactNode => <Trans>Thẻ hoặc tài khoản chưa đăng ký Internet Banking.</Trans>,
  wrongCard: (): ReactNode => <Trans>Thông tin thẻ hoặc tài khoản nhập sai quá ba lần.</Trans>,
  locked: (): ReactNode => <Trans>Thẻ hoặc tài khoản đang bị khóa.</Trans>,
  wrongCode: (): ReactNode => <Trans>Mã OTP chưa đúng.</Trans>,
  overLimit: (): ReactNode => <Trans>Tài khoản đã vượt hạn mức giao dịch trong ngày.</Trans>,
  maintenance: (): ReactNode => <Trans>Ngân hàng đang bảo trì.</Trans>,
  wrongPassword: (): ReactNode => <Trans>Mật khẩu thanh toán nhập sai quá số lần cho phép.</Trans>,
  refused: (): ReactNode => <Trans>Ngân hàng không nhận giao dịch này.</Trans>,
} as const

/** Why a gateway says that a payment failed, by its code. */
export function FailureReason({
  code,
  gateway,
}: {
  readonly code: string | null
  readonly gateway: Gateway
}) {
  return REASONS[CODES[gateway][code ?? ''] ?? 'refused'](WAYS_TO_PAY[gateway].name)
}
