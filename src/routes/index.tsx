import { createFileRoute } from '@tanstack/react-router'
import { query } from '#src/api/query.ts'
import { HomePage } from '#src/features/home/HomePage.tsx'

export const Route = createFileRoute('/')({
  staticData: { catalogs: ['home'], rendered: true },
  loader: ({ context }) => Promise.all([
    context.queryClient.ensureQueryData(query('home.blocks', {})),
    context.queryClient.ensureQueryData(query('helper.projectAreas', {})),
  ]).then(() => undefined),
  component: HomePage,
})
