/**
 * All that is measured, once: how it is counted, what tells its parts apart (labels: of lists that the product knows, never an
 * address or a person), and what it says. Docs, alerts and the board are held against this table.
 */
export const METRICS = {
  ghe_call_seconds: {
    kind: 'histogram',
    labels: ['call', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    help: 'How long an answer took, by the call of the contract (or the route that is no call) and its HTTP status. Streams, which last for minutes, are not in it.',
  },
  ghe_refusals_total: {
    kind: 'counter',
    labels: ['call', 'code'],
    help: 'Answers that refused, by call and code of the catalogue; errorOccurred is what nobody foresaw.',
  },
  ghe_database_up: {
    kind: 'gauge',
    labels: [],
    help: '1 while the database takes writes, 0 while it is away, read-only or does not answer within three seconds. While it is 0 the figures that are read in the database are not told.',
  },
  ghe_database_connections: {
    kind: 'gauge',
    labels: ['pool', 'state'],
    help: 'Connections to PostgreSQL, for calls and for what the clock does (background): in use, and idle. None with the embedded database.',
  },
  ghe_database_connections_most: {
    kind: 'gauge',
    labels: ['pool'],
    help: 'How many connections a pool opens at most.',
  },
  ghe_database_waiting: {
    kind: 'gauge',
    labels: ['pool'],
    help: 'Queries and transactions that wait for a connection.',
  },
  ghe_job_seconds: {
    kind: 'histogram',
    labels: ['kind', 'result'],
    buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120, 600],
    help: 'How long a job of the clock ran on this node: done, again (it comes once more later) or failed (it is tried again).',
  },
  ghe_jobs_due: {
    kind: 'gauge',
    labels: ['lane'],
    help: 'Jobs whose moment has come and that are not done, by lane, in the whole database.',
  },
  ghe_jobs_oldest_seconds: {
    kind: 'gauge',
    labels: ['lane'],
    help: 'How long the job that is due longest has been due, by lane; 0 when none is.',
  },
  ghe_outbox_waiting: {
    kind: 'gauge',
    labels: ['way'],
    help: 'Notices that devices are to hear of now (push), and letters and text messages that are to be sent now (letter).',
  },
  ghe_outbox_oldest_seconds: {
    kind: 'gauge',
    labels: ['way'],
    help: 'How long the oldest of them has been waiting; 0 when none does.',
  },
  ghe_sent_total: {
    kind: 'counter',
    labels: ['way', 'result'],
    help: 'What was handed to a push service, a mail server or the provider of text messages: sent, gone (the device is no more), refused (for good) or failed (tried again).',
  },
  ghe_gateway_seconds: {
    kind: 'histogram',
    labels: ['gateway', 'asked', 'result'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    help: 'What a payment gateway answered, by what it was asked (payAddress, query, refund) and how long it took.',
  },
  ghe_gateway_calls_total: {
    kind: 'counter',
    labels: ['gateway', 'result'],
    help: 'What a payment gateway told by itself: call (rightly signed), forged or unreadable.',
  },
  ghe_holds: {
    kind: 'gauge',
    labels: ['of'],
    help: 'Bookings whose nights or tickets are held while somebody pays.',
  },
  ghe_money_on_its_way_dong: {
    kind: 'gauge',
    labels: ['to', 'state'],
    help: 'Money that is owed and not there yet, in đồng: refunds to guests that are not done, payouts to hosts that are not paid (what the host has already is not in it).',
  },
  ghe_money_oldest_seconds: {
    kind: 'gauge',
    labels: ['to'],
    help: 'How long the oldest refund that is not done has been asked for, and how long the payout that waits longest has been due; 0 when none is.',
  },
  ghe_books_differences: {
    kind: 'gauge',
    labels: [],
    help: 'Bookings whose books and records disagreed when they were last held against each other.',
  },
  ghe_books_checked_seconds: {
    kind: 'gauge',
    labels: [],
    help: 'How long ago the bookings that had changed were last held against their books.',
  },
  ghe_books_whole_seconds: {
    kind: 'gauge',
    labels: [],
    help: 'How long ago the last walk over all bookings that came to its end began; it is made once a night.',
  },
  ghe_event_loop_delay_seconds: {
    kind: 'gauge',
    labels: ['part'],
    help: 'How late the process comes to what is due, since it was last asked: the median, 99 of 100, and the longest.',
  },
  ghe_memory_bytes: {
    kind: 'gauge',
    labels: [],
    help: 'Memory that the process holds (resident).',
  },
  ghe_cpu_seconds_total: {
    kind: 'counter',
    labels: [],
    help: 'Processor time that the process used.',
  },
  ghe_build: {
    kind: 'gauge',
    labels: ['version', 'stage'],
    help: 'Always 1: which build runs, and where it stands (preparing, open, closing).',
  },
} as const satisfies Record<`ghe_${string}`, Metric>

type Metric = {
  kind: 'counter' | 'gauge' | 'histogram'
  labels: readonly string[]
  buckets?: readonly number[]
  help: string
}
export type MetricName = keyof typeof METRICS
type OfKind<K extends Metric['kind']> = {
  [N in MetricName]: (typeof METRICS)[N]['kind'] extends K ? N : never
}[MetricName]
export type CounterName = OfKind<'counter'>
export type GaugeName = OfKind<'gauge'>
export type HistogramName = OfKind<'histogram'>
export type LabelsOf<N extends MetricName> = Readonly<Record<(typeof METRICS)[N]['labels'][number], string>>
export const METRIC_NAMES = Object.keys(METRICS).filter((name): name is MetricName => name in METRICS)

/** The series that Prometheus makes of a metric. */
export const seriesOf = (name: MetricName): readonly string[] =>
  METRICS[name].kind === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => name + part) : [name]
