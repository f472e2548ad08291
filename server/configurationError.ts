/** Something a person has to set right before the server can start; told in one line without a stack. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
}
