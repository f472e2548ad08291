import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import {
  METRICS,
  METRIC_NAMES,
  type CounterName,
  type GaugeName,
  type HistogramName,
  type LabelsOf,
  type MetricName,
} from './metrics.ts'

/** What a gauge stands at: one value for each combination of its labels. */
export type Level<N extends GaugeName> = readonly [LabelsOf<N>, number]

/** Where the parts of the server say what they saw. */
export type Meter = {
  count<N extends CounterName>(name: N, labels: LabelsOf<N>, by?: number): void
  took<N extends HistogramName>(name: N, labels: LabelsOf<N>, seconds: number): void
  /** Sets a gauge to these values and no others. */
  stand<N extends GaugeName>(name: N, levels: readonly Level<N>[]): void
  /** Has something looked at each time that somebody asks, before they are answered. */
  beforeAnswer(look: () => Promise<void> | void): void
  /** Everything, as Prometheus reads it. */
  answer(): Promise<{ type: string; text: string }>
}

type Kinds = Record<CounterName, Counter> & Record<GaugeName, Gauge> & Record<HistogramName, Histogram>

function made(registry: Registry): Map<MetricName, Counter | Gauge | Histogram> {
  const one = (name: MetricName) => {
    const { kind, help, labels, ...more } = METRICS[name]
    const parts = { name, help, labelNames: [...labels], registers: [registry] }
    if (kind === 'counter') return new Counter(parts)
    if (kind === 'gauge') return new Gauge(parts)
    return new Histogram({ ...parts, buckets: 'buckets' in more ? [...more.buckets] : [] })
  }
  return new Map(METRIC_NAMES.map((name) => [name, one(name)]))
}

/** The metrics of one server, all of the table and none beside it. */
export function createMeter(): Meter {
  const registry = new Registry()
  const all = made(registry)
  const looks: (() => Promise<void> | void)[] = []
  const counter = (name: CounterName): Counter => of(name, Counter)
  const gauge = (name: GaugeName): Gauge => of(name, Gauge)
  const histogram = (name: HistogramName): Histogram => of(name, Histogram)
  function of<K extends Kinds[keyof Kinds]>(name: MetricName, kind: new (...given: never[]) => K): K {
    const found = all.get(name)
    if (found instanceof kind) return found
    throw new Error(`${name} is of another kind`)
  }
  return {
    count: (name, labels, by = 1) => counter(name).inc({ ...labels }, by),
    took: (name, labels, seconds) => histogram(name).observe({ ...labels }, seconds),
    stand: (name, levels) => {
      const one = gauge(name)
      one.reset()
      for (const [labels, value] of levels) one.set({ ...labels }, value)
    },
    beforeAnswer: (look) => void looks.push(look),
    answer: async () => {
      await Promise.all(looks.map(async (look) => look()))
      return { type: registry.contentType, text: await registry.metrics() }
    },
  }
}
