/** Where the stand-in for the ticketing partner lives in this server. */
export const SANDBOX_PARTNER = '/sandbox/partner'

/** Who we are at the stand-in: secrets that protect nothing but the demo's own messages to itself. */
export const SANDBOX_PARTNER_ACCESS = {
  username: 'ghe',
  password: 'GHE-SANDBOX-PARTNER-PASSWORD-1',
  usernameClient: 'ghe-client',
  passwordClient: 'GHE-SANDBOX-PARTNER-PASSWORD-2',
  deviceId: 'ghe-server',
  bearer: 'GHE-SANDBOX-PARTNER-BEARER-0001',
}
