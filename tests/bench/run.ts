import 'temporal-polyfill/global'
import { bookingBenchmark } from './booking.ts'
import { searchBenchmark } from './search.ts'

/** Every benchmark in turn; compare figures of one run only, the machine's speed drifts. */
console.table(await searchBenchmark())
console.table(await bookingBenchmark())
