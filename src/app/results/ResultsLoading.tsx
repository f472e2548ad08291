import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'

interface ResultsLoadingProps {
  /** What is looked for. */
  readonly label: string
  /** How many cards stand in outline. */
  readonly places: number
  /** The class of the grid that the cards will stand in. */
  readonly grid: string | undefined
}

/** Cards in outline while they are asked for. */
export function ResultsLoading({ label, places, grid }: ResultsLoadingProps) {
  return (
    <SkeletonGroup label={label}>
      <div className={grid}>
        {Array.from({ length: places }, (_place, place) => (
          <div key={place}>
            <Skeleton shape="picture" />
            <Skeleton shape="title" />
            <Skeleton shape="text" lines={2} />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
