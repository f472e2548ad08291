import { useQuery } from '@tanstack/react-query'
import { query } from '#src/api/query.ts'
import { Blocks } from '#src/features/home/Blocks.tsx'
import { NoBlocks } from '#src/features/home/NoBlocks.tsx'
import { RoomCard } from '#src/features/search/RoomCard.tsx'

/** What stands under the search of the home page, with the cards of the search. */
export function HomeBlocks() {
  const { data, isPending, refetch } = useQuery(query('home.blocks', {}))
  if (data) return <Blocks blocks={data} offerCard={(card) => <RoomCard card={card} stay={{}} />} />
  return isPending ? null : <NoBlocks onRetry={() => void refetch()} />
}
