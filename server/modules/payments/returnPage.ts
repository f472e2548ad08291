/** The app's page to which the gateway sends the payer back. */
export const RETURN_PAGE = '/callback/vnpay'
