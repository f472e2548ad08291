/** How this server reaches the ticketing partner and who it is there. */
export type PartnerSettings = {
  /** The partner's address, without a slash at the end. */
  host: string
  username: string
  password: string
  usernameClient: string
  passwordClient: string
  deviceId: string
  /** What the request for a token is authorised with. */
  bearer: string
  /** How long one answer may take, in ms. */
  timeout: number
  standIn: boolean
}
