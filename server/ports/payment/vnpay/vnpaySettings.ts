/** One terminal at VNPay. The real gateway and the sandbox differ in these and in nothing else. */
export interface VnpaySettings {
  /** Absolute address of the pay page, e.g. https://sandbox.vnpayment.vn/paymentv2/vpcpay.html */
  payPage: string
  /** Absolute address for query and refund, e.g. https://sandbox.vnpayment.vn/merchant_webapi/api/transaction */
  transactionApi: string
  terminalCode: string
  secret: string
  /** This server's public network address, as the gateway wants it in query and refund. */
  serverAddress: string
  /** After this many milliseconds without an answer the gateway counts as unreachable. */
  timeout: number
}
