/** Where metrics are told; null: nowhere. */
export type MetricsSettings = { port: number; host: string } | null

type Values = { METRICS_PORT?: number | undefined; METRICS_HOST: string }

/** Metrics are for this machine alone unless another address is named: they are never told on the product's own port. */
export const metricsOf = ({ METRICS_PORT: port, METRICS_HOST: host }: Values): MetricsSettings =>
  port === undefined ? null : { port, host }
