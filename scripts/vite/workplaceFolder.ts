import { WORKPLACES } from '../../contract/worker.ts'

/** The host's scanner at the gate is a feature of its own, and part of the host's workplace. */
const FOLDERS = [...WORKPLACES, 'gate'] as const
const NAMES = FOLDERS.join('|')
/** Features, what frames a workplace, the later halves of routes (their first halves are the map that everybody has), words. */
const MODULE = new RegExp(
  `/(?:src/features/(${NAMES})/|src/(?:app|features/search)/(map)/|src/app/(desk)/(?:DeskFrame|useQuestions)|src/routes/(${NAMES})[/.].*tsr-split|locales/[a-z]+/(${NAMES})\\.)`,
)

/** The engine of maps. */
const MAP = /\/node_modules\/(?:maplibre-gl|@maplibre|pmtiles|supercluster|kdbush)\//

/**
 * What asks an outside service, or the server in any case (passkeys, what typed letters may mean, further pictures of a card,
 * a code by message, another password or a forgotten one, leaving Ghé), and says nothing without a network: the device does not keep it.
 */
const ONLINE = new RegExp(
  [
    '/node_modules/(?:@?firebase|@simplewebauthn)/',
    '/src/api/file\\.ts',
    '/search/(?:destination/Asking|Swiping)\\.',
    '/routes/(?:_signIn/forgot-password|profile/(?:security/(?:verify-otp|change-password)|remove_user))\\..*tsr-split',
  ].join('|'),
)

/**
 * The folder of a chunk: `online` for what needs a network anyway, that of a workplace when some module of the workplace is in it. All modules of a chunk are
 * reached from the same pages, so nobody else needs it; the worker keeps it only for who works there.
 */
export function workplaceFolder(moduleIds: readonly string[]): string {
  if (moduleIds.some((id) => ONLINE.test(id))) return 'online/'
  if (moduleIds.some((id) => MAP.test(id))) return 'map/'
  const found = moduleIds.flatMap((id) => MODULE.exec(id)?.slice(1) ?? []).find(Boolean)
  if (found === undefined) return ''
  return found === 'gate' ? 'host/' : `${found}/`
}

/** The map's ground and its looks, and the looks of what is `online`; they are named after their parts (`ResultsMap.css`). */
export function assetFolder(names: readonly string[]): string {
  if (names.some((name) => name.startsWith('Asking.'))) return 'online/'
  return names.some((name) => /^(?:ground\.json$|(?:Results|Place|Pin)Map|MapView)/.test(name)) ? 'map/' : ''
}
