import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import 'temporal-polyfill/global'
import { BOOKING_ROWS } from '../contract/booking/table.ts'
import { CODES } from '../contract/codes.ts'
import { API_BASE, ENDPOINTS, ENDPOINT_NAMES } from '../contract/endpoints.ts'
import { SERVICE_STATUSES, SERVICE_STATUS_FACTS, serviceStatusNumber } from '../contract/serviceStatuses.ts'
import { SERVICE_ROWS } from '../contract/service/table.ts'
import { STATUSES, STATUS_FACTS, statusNumber } from '../contract/statuses.ts'
import { METRICS, METRIC_NAMES } from '../server/seeing/metrics.ts'
import { coveragePage } from './specification/coverage.ts'
import { formatted } from './formatted.ts'

/** Writes docs/generated from the contract; with --check it only says whether they are fresh. */
const FOLDER = 'docs/generated'
const NOTE = '<!-- Generated from contract/ by `npm run docs`. Change the contract, not this page. -->\n\n'
const FROM_ROWS =
  '<!-- Generated from scripts/specification by `npm run docs`. Change the rows, not this page. -->\n\n'
const cell = (text: string) => text.replaceAll('|', '\\|')
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

type AnyRow = (typeof BOOKING_ROWS)[number] | (typeof SERVICE_ROWS)[number]
type Life = {
  title: string
  statuses: readonly string[]
  numberOf: Readonly<Record<string, number>>
  label: Readonly<Record<string, { label: string }>>
  rows: readonly AnyRow[]
}

/** A machine's table and diagram as a page. */
function lifePage({ title, statuses, numberOf, label, rows }: Life): string {
  const known = table(
    ['number', 'status', 'shown as'],
    statuses.map((status) => [String(numberOf[status]), status, label[status]?.label ?? '']),
  )
  const lines = rows.map(({ row: name, from, event, by, when, guard, to, effects }) => [
    name,
    from === null ? '–' : from.map((status) => `${status} ${numberOf[status]}`).join(', '),
    event,
    by.join(', '),
    [...when, ...guard].join(', '),
    to,
    effects.join(', '),
  ])
  const arrows = new Set(
    rows.flatMap(({ from, event, to }) =>
      (from ?? ['[*]']).map((source) => `  ${source} --> ${to === 'same' ? source : to}: ${event}`),
    ),
  )
  return `# ${title}\n\n${NOTE}## Statuses\n\n${known}\n\n## Transitions\n\n${table(['row', 'from', 'event', 'who', 'condition', 'to', 'effects'], lines)}\n\n## Diagram\n\n\`\`\`mermaid\nstateDiagram-v2\n${[...arrows].join('\n')}\n\`\`\`\n`
}

const bookingPage = () =>
  lifePage({
    title: 'The life of a booking',
    statuses: STATUSES,
    numberOf: Object.fromEntries(STATUSES.map((status) => [status, statusNumber(status)])),
    label: STATUS_FACTS,
    rows: BOOKING_ROWS,
  })

const servicePage = () =>
  lifePage({
    title: 'The life of a service booking',
    statuses: SERVICE_STATUSES,
    numberOf: Object.fromEntries(SERVICE_STATUSES.map((status) => [status, serviceStatusNumber(status)])),
    label: SERVICE_STATUS_FACTS,
    rows: SERVICE_ROWS,
  })

function callsPage(): string {
  const rows = ENDPOINT_NAMES.map((name) => {
    const { method, path, who, offline, limit, fails, says } = ENDPOINTS[name]
    return [name, `${method} ${API_BASE}${path}`, who, offline.kind, `${limit}/min`, fails.join(', '), says]
  })
  return `# Calls\n\n${NOTE}${table(['name', 'address', 'who', 'offline', 'limit', 'fails with', 'what'], rows)}\n`
}

function codesPage(): string {
  const rows = Object.entries(CODES).map(([code, { status, vi, en }]) => [code, String(status), vi, en])
  return `# Messages\n\n${NOTE}${table(['code', 'HTTP', 'Tiếng Việt', 'English'], rows)}\n`
}

function metricsPage(): string {
  const rows = METRIC_NAMES.map((name) => {
    const { kind, labels, help } = METRICS[name]
    return [`\`${name}\``, kind, labels.join(', '), help]
  })
  const note =
    '<!-- Generated from server/seeing/metrics.ts by `npm run docs`. Change the table, not this page. -->\n\n'
  return `# Metrics\n\n${note}Told at \`http://METRICS_HOST:METRICS_PORT/metrics\`; a histogram is three series, \`_bucket\`, \`_sum\` and \`_count\`. [Alerts](../alerts.md) are made of them.\n\n${table(['name', 'kind', 'labels', 'what'], rows)}\n`
}

const pages = {
  'booking.md': bookingPage(),
  'service.md': servicePage(),
  'calls.md': callsPage(),
  'messages.md': codesPage(),
  'coverage.md': coveragePage(FROM_ROWS),
  'metrics.md': metricsPage(),
}
mkdirSync(FOLDER, { recursive: true })
const stale: string[] = []
for (const [name, text] of Object.entries(pages)) {
  const file = `${FOLDER}/${name}`
  const fresh = await formatted(file, text)
  if (process.argv.includes('--check')) {
    if (readOrEmpty(file) !== fresh) stale.push(file)
  } else writeFileSync(file, fresh)
}
if (stale.length > 0) {
  console.error(`Stale, run npm run docs: ${stale.join(', ')}`)
  process.exitCode = 1
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
