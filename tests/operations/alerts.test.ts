import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Prometheus' own tool on the files of `deploy/`. */
test.each([
  ['check', 'config', 'deploy/prometheus/prometheus.yaml'],
  ['check', 'rules', 'deploy/prometheus/alerts.yaml'],
  ['test', 'rules', 'deploy/prometheus/alerts.test.yaml'],
])('promtool %s %s %s', (...words) => {
  const { status, stdout, stderr } = spawnSync('promtool', words, { encoding: 'utf8' })
  expect(stdout + stderr).toContain('SUCCESS')
  expect(status).toBe(0)
})
