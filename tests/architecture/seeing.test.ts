import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { METRIC_NAMES, METRICS, seriesOf } from '#server/seeing/metrics.ts'

const RULES = readFileSync('deploy/prometheus/alerts.yaml', 'utf8')
const SHOWN = readFileSync('deploy/prometheus/alerts.test.yaml', 'utf8')
const known = new Set(METRIC_NAMES.flatMap(seriesOf))
const named = (text: string) => [...new Set(text.match(/\bghe_[a-z_]+\b/g))]
const alerts = [...RULES.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name)
const sorted = (names: readonly string[]) => [...new Set(names)].toSorted()

describe('what is seen', () => {
  it.each([
    'deploy/prometheus/alerts.yaml',
    'deploy/prometheus/alerts.test.yaml',
    'deploy/grafana/board.json',
  ])('%s names no metric that does not exist', (file) => {
    const names = named(readFileSync(file, 'utf8'))
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => !known.has(name))).toEqual([])
  })
  it('the board shows every metric', () => {
    const board = named(readFileSync('deploy/grafana/board.json', 'utf8'))
    expect(METRIC_NAMES.filter((name) => !seriesOf(name).some((one) => board.includes(one)))).toEqual([])
  })
  it('pages name no metric that does not exist', () => {
    const names = named(readFileSync('docs/alerts.md', 'utf8') + readFileSync('docs/operations.md', 'utf8'))
    expect(names.filter((name) => !known.has(name))).toEqual([])
  })
  it('every alert has its page, and is shown to fire and to be silent', () => {
    const pages = [...readFileSync('docs/alerts.md', 'utf8').matchAll(/^## (\w+)$/gm)].map(
      ([, name = '']) => name,
    )
    expect(sorted(pages)).toEqual(sorted(alerts))
    const fires = [...SHOWN.matchAll(/alertname: (\w+)\n\s+exp_alerts:\n/g)].map(([, name = '']) => name)
    expect(sorted(fires)).toEqual(sorted(alerts))
    const silent = [...SHOWN.matchAll(/alertname: (\w+), exp_alerts: \[\]/g)].map(([, name = '']) => name)
    expect(sorted(silent)).toEqual(sorted(alerts))
  })
  it('an alert’s labels are those that its metrics have', () => {
    const wrong = [...(RULES + SHOWN).matchAll(/\b(ghe_\w+?)\{([^}]*)\}/g)].flatMap(
      ([, series = '', inner = '']) => {
        const name = METRIC_NAMES.find((one) => seriesOf(one).includes(series))
        const labels: readonly string[] = name ? METRICS[name].labels : []
        return [...inner.matchAll(/(\w+)(?:=~|!=|!~|=)/g)]
          .map(([, label = '']) => label)
          .filter((label) => ![...labels, 'le', 'instance'].includes(label))
          .map((label) => `${series} has no ${label}`)
      },
    )
    expect(wrong).toEqual([])
  })
  it('every metric says what it is, in its unit', () => {
    for (const name of METRIC_NAMES) {
      const { kind, help } = METRICS[name]
      expect(help, name).toMatch(/^[A-Z1].{20,}\.$/)
      expect(name.endsWith('_total'), name).toBe(kind === 'counter')
      expect(name.endsWith('_seconds') || kind !== 'histogram', name).toBe(true)
    }
  })
})
