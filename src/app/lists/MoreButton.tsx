import { Trans } from '@lingui/react/macro'
import { Button, type ButtonProps } from '#src/ui/Button.tsx'

export interface MoreButtonProps extends Pick<ButtonProps, 'size' | 'tone' | 'block' | 'children'> {
  /** A list by pages, as `useInfiniteQuery` gives it. */
  readonly list: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly isFetchNextPageError: boolean
    readonly fetchNextPage: () => unknown
  }
}

/** Brings the next page of a list while there is one; a page that did not come is said, and asked for again. */
export function MoreButton({ list, block = true, children, ...look }: MoreButtonProps) {
  if (!list.hasNextPage) return null
  return (
    <Button {...look} block={block} busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      {list.isFetchNextPageError ? (
        <Trans>Chưa tải được, thử lại</Trans>
      ) : (
        (children ?? <Trans>Xem thêm</Trans>)
      )}
    </Button>
  )
}
