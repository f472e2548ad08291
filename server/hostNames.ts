import { ConfigurationError } from './configurationError.ts'

const HOST_NAME = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/

/** Host names between commas, or "none". */
export function hostsOf(text: string): string[] {
  const names = text.split(',').map((name) => name.trim().toLowerCase())
  return names
    .filter((name) => name !== '' && name !== 'none')
    .map((name) => {
      if (!HOST_NAME.test(name))
        throw new ConfigurationError(`VR_HOSTS: "${name}" is not the name of a host.`)
      return name
    })
}
