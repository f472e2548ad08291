/** The modules a file's text imports, statically or lazily: paths from the root where they are ours, `npm:name` where not. */
export function importsOf(file: string, text: string): string[] {
  const statements =
    /^(?:import|export)\b[^;'"=]*?\bfrom\s+['"]([^'"\n]+)['"]|^import\s+['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]/gm
  const found = [...text.matchAll(statements)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
  return found.map((name) => {
    if (name.startsWith('#')) return name.slice(1)
    if (!name.startsWith('.')) return `npm:${name}`
    return new URL(name, `file:///${file}`).pathname.slice(1)
  })
}
