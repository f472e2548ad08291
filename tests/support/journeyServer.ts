import { spawn } from 'node:child_process'
import { startPostgres } from './postgres.ts'

/**
 * The server of one worker of the browser journeys, as a company runs it: on a PostgreSQL of its own, which asks for a third
 * of the processor that the embedded database takes. Both end with this process.
 */
const { newDatabase } = await startPostgres({ durable: false })
const child = spawn('npm', ['start', '--silent'], {
  env: { ...process.env, DATABASE_URL: await newDatabase() },
  stdio: 'inherit',
})
child.once('exit', (code) => process.exit(code ?? 1))
