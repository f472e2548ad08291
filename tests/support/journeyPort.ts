const FIRST = Number(process.env['E2E_PORT'] ?? 3100)

/** Where the server of a worker of the browser journeys listens, by the worker's place. */
export const journeyPort = (place: number): number => FIRST + place
