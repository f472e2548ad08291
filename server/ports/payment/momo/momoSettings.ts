/** One partner account at MoMo. The real gateway and its stand-in differ in these and in nothing else. */
export interface MomoSettings {
  /** Where MoMo's v2 interface stands, without a slash at the end, e.g. https://test-payment.momo.vn */
  api: string
  partner: string
  accessKey: string
  secret: string
  /** After this many milliseconds without an answer the gateway counts as unreachable; MoMo asks for 30 seconds. */
  timeout: number
}
