import type { Rolldown } from 'vite'
import { workplaceFolder } from './workplaceFolder.ts'

type Graph = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...all: never) => unknown>>[1]

/** What every page loads first, with all that it imports: its start, and the contract's numbers, which half of all parts use. */
export const isEverywhere = (id: string): boolean => /\/src\/main\.tsx$|\/contract\/numbers\.ts$/.test(id)

/** What one more file costs a page, in bytes as sent: its request, a dictionary of its own, its imports by name, its share of the processor. */
const FILE = 1000
/** Of a module's source so much is sent, about. */
const SENT = 0.12
/** The pages a stranger lands on, and how much more a byte matters there than in a sheet that few people open. */
const LANDING =
  /\/src\/routes\/(?:list-room|list-service|news|policy|new\.\{-\$id\}|services\/\{-\$id\}|_signIn\/(?:route|login|register)|(?:villa|hotel|apartment)\/\$id)\.tsx\?tsr-split=component|\/app\/proof\/PhoneSignIn\.tsx$/
const LANDING_WEIGHT = 100
/** Home loads not a module that it does not need. */
const HOME = '/src/routes/index.tsx?tsr-split=component'

/**
 * Modules of one file: which lazy parts load it, its size as sent, and the modules outside that it imports. Packages' are left
 * as they are: the build itself knows better what of them is used at all.
 */
type Shared = {
  modules: string[]
  users: ReadonlySet<string>
  size: number
  needs: Set<string>
  folder: string
  isPackage: boolean
}

const weight = (user: string) => (LANDING.test(user) ? LANDING_WEIGHT : 1)
const isOfHome = ({ users }: Shared) => [...users].some((user) => user.includes(HOME))

/** A module and all that it imports outright. */
function reach(start: string, graph: Graph): Set<string> {
  const found = new Set<string>()
  const open = [start]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/** The folder where all of these stand, if they do. */
function onlyFolder(ids: ReadonlySet<string>): string {
  const [first = '', ...others] = new Set([...ids].map((id) => workplaceFolder([id])))
  return others.length === 0 ? first : ''
}

/** What two files save as one: a file for whoever needs both, less what the others would load for nothing. */
function saving(one: Shared, other: Shared): number {
  let saved = 0
  for (const user of one.users) saved += weight(user) * (other.users.has(user) ? FILE : -other.size)
  for (const user of other.users) if (!one.users.has(user)) saved -= weight(user) * one.size
  return saved
}

/** Modules that the very same lazy parts load; what every page has, and what one part alone needs, is not among them. */
function sets(ids: readonly string[], graph: Graph): Shared[] {
  const everywhere = new Set(ids.filter(isEverywhere).flatMap((id) => [...reach(id, graph)]))
  const users = new Map<string, Set<string>>()
  for (const part of ids) {
    if (everywhere.has(part) || (graph.getModuleInfo(part)?.dynamicImporters.length ?? 0) === 0) continue
    for (const id of reach(part, graph))
      if (!everywhere.has(id)) users.set(id, (users.get(id) ?? new Set()).add(part))
  }
  const found = new Map<string, Shared>()
  for (const [id, by] of users) {
    const info = graph.getModuleInfo(id)
    if (by.size < 2 || id.startsWith('\0') || info === null) continue
    const isPackage = id.includes('/node_modules/')
    const key = [isPackage, ...[...by].sort()].join('\n')
    const set = found.get(key) ?? {
      modules: [],
      users: by,
      size: 0,
      needs: new Set<string>(),
      folder: '',
      isPackage,
    }
    found.set(key, set)
    set.modules.push(id)
    set.size += (info.code?.length ?? 0) * SENT
    for (const needed of info.importedIds) if (users.has(needed)) set.needs.add(needed)
  }
  return [...found.values()].map((set) => ({
    ...set,
    folder: workplaceFolder(set.modules) || onlyFolder(set.users),
  }))
}

/** Both as one file; undefined where somebody would have to load a third one for it, or two would import each other. */
function join(one: Shared, other: Shared, holders: ReadonlyMap<string, Shared>): Shared | undefined {
  const users = new Set([...one.users, ...other.users])
  const needs = new Set([...one.needs, ...other.needs])
  for (const id of needs) {
    const holder = holders.get(id)
    if (holder === one || holder === other) needs.delete(id)
    else if (holder !== undefined && [...users].some((user) => !holder.users.has(user))) return undefined
  }
  return { ...one, modules: [...one.modules, ...other.modules], users, size: one.size + other.size, needs }
}

/** Joins, the greatest saving first, whatever costs less as one file. */
function joined(all: readonly Shared[]): readonly Shared[] {
  let files = all
  for (;;) {
    const holders = new Map(files.flatMap((file) => file.modules.map((id) => [id, file])))
    let best: { saved: number; of: readonly Shared[]; whole: Shared } | undefined
    for (const [index, one] of files.entries())
      for (const other of files.slice(index + 1)) {
        if (one.isPackage || other.isPackage || one.folder !== other.folder) continue
        if (isOfHome(one) !== isOfHome(other)) continue
        const saved = saving(one, other)
        const whole = saved > (best?.saved ?? 0) ? join(one, other, holders) : undefined
        if (whole !== undefined) best = { saved, of: [one, other], whole }
      }
    if (best === undefined) return files
    const { of, whole } = best
    files = [...files.filter((file) => !of.includes(file)), whole]
  }
}

/**
 * Gathers what lazy parts share into few files. Left to itself the build makes one of every set of modules that the same parts
 * load: a page asks for each, and each compresses alone.
 */
export function sharedFiles(): Rolldown.CodeSplittingGroup {
  const ids: string[] = []
  let names: ReadonlyMap<string, string> | undefined
  return {
    debugName: 'shared',
    test: (id) => {
      ids.push(id)
      return true
    },
    name: (id, graph) => {
      names ??= new Map(
        joined(sets(ids, graph))
          .filter(({ isPackage }) => !isPackage)
          .flatMap(({ modules, folder }, index) =>
            modules.map((one) => [one, `${folder.replace('/', '-')}shared${index}`]),
          ),
      )
      return names.get(id) ?? null
    },
    includeDependenciesRecursively: false,
  }
}

/** The folder of a file that {@link sharedFiles} made, by its name; undefined for others. */
export const sharedFolder = (name: string): string | undefined => {
  const [, folder] = /^(\w+)-shared\d+$/.exec(name) ?? []
  return folder === undefined ? undefined : `${folder}/`
}
