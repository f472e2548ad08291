import * as z from 'zod'
import { API_BASE, ENDPOINTS } from '../contract/endpoints.ts'
import { RESORT_SEGMENTS, type ResortType } from '../contract/shapes/resort.ts'

const answer = z.object({
  data: z.object({
    data: z.array(
      z.object({ resortId: z.string(), resortType: z.union([z.literal(1), z.literal(2), z.literal(3)]) }),
    ),
  }),
})

/** One resort of a type, from the demo. */
async function resortPath(address: string, type: ResortType): Promise<string> {
  const response = await fetch(`${address}${API_BASE}${ENDPOINTS['search.resorts'].path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ project_area_id: null, resort_type: [type] }),
  })
  const first = answer.parse(await response.json()).data.data[0]
  if (!first) throw new Error(`The demo has no resort of type ${type}.`)
  return `/${RESORT_SEGMENTS[type]}/${first.resortId}`
}

const list = z.object({ data: z.object({ rows: z.array(z.object({ id: z.string() })) }) })

/** The article that stands first, from the demo. */
async function articlePath(address: string): Promise<string> {
  const response = await fetch(`${address}${API_BASE}${ENDPOINTS['news.list'].path}?show=articles`)
  const first = list.parse(await response.json()).data.rows[0]
  if (!first) throw new Error('The demo has no article.')
  return `/new/${first.id}`
}

const services = z.object({ data: z.object({ data: z.array(z.object({ serviceId: z.string() })) }) })

/** One service, from the demo. */
async function servicePath(address: string): Promise<string> {
  const response = await fetch(`${address}${API_BASE}${ENDPOINTS['service.search'].path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({}),
  })
  const first = services.parse(await response.json()).data.data[0]
  if (!first) throw new Error('The demo has no service.')
  return `/services/${first.serviceId}`
}

/** The public templates that are measured. */
export async function publicPages(address: string): Promise<{ name: string; path: string }[]> {
  return [
    { name: 'home', path: '/' },
    { name: 'list-room', path: '/list-room' },
    { name: 'villa', path: await resortPath(address, 1) },
    { name: 'apartment', path: await resortPath(address, 2) },
    { name: 'hotel', path: await resortPath(address, 3) },
    { name: 'news', path: '/news' },
    { name: 'article', path: await articlePath(address) },
    { name: 'policy', path: '/policy' },
    { name: 'list-service', path: '/list-service' },
    { name: 'service', path: await servicePath(address) },
    { name: 'login', path: '/login' },
  ]
}
