import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { outdated } from '#src/api/outdated.ts'

test('what was being asked for the first time while something was done is asked again', async () => {
  const client = new QueryClient()
  const answers: ((saved: string[]) => void)[] = []
  const seen: unknown[] = []
  const observer = new QueryObserver(client, {
    queryKey: ['savedSearch.mine', {}],
    queryFn: () => new Promise<string[]>((resolve) => answers.push(resolve)),
    staleTime: 60_000,
  })
  const leave = observer.subscribe(({ data }) => seen.push(data))
  await expect.poll(() => answers.length).toBe(1)
  const done = outdated(client, 'savedSearch.mine')
  // The server had said so before it heard of the one that was saved.
  answers[0]?.([])
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.(['saved'])
  await done
  expect(seen.at(-1)).toEqual(['saved'])
  leave()
})
