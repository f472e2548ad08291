import { ConfigurationError } from './configurationError.ts'

const HOST_NAME = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/

/** The host names of a setting, between commas, or "none". */
export function hostsOf(setting: string, text: string): string[] {
  const names = text.split(',').map((name) => name.trim().toLowerCase())
  return names
    .filter((name) => name !== '' && name !== 'none')
    .map((name) => {
      if (!HOST_NAME.test(name))
        throw new ConfigurationError(`${setting}: "${name}" is not the name of a host.`)
      return name
    })
}
