import { lock } from 'proper-lockfile'
import { ConfigurationError } from '#server/configurationError.ts'

/**
 * Takes the data directory for this process. Two processes on one embedded database would part ways without a word, so the
 * second is refused. The lock of a killed process is taken over after ten seconds.
 */
export async function lockDataDirectory(directory: string): Promise<() => Promise<void>> {
  try {
    return await lock(directory, {
      stale: 10_000,
      update: 2_500,
      retries: { retries: 12, minTimeout: 1_000, maxTimeout: 1_000, factor: 1 },
    })
  } catch {
    throw new ConfigurationError(
      `Another process is using ${directory}. Stop it, or give this one a folder of its own with DATA_DIR.`,
    )
  }
}
