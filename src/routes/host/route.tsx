import { createFileRoute } from '@tanstack/react-router'

/** The host's workplace: a frame of its own, for who may do a host's work. */
export const Route = createFileRoute('/host')({
  staticData: { catalogs: ['host', 'frame'], access: 'host.work', frame: 'work' },
})
