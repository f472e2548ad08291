import { useMatches } from '@tanstack/react-router'

/** The title and description of the page, as its route's `head` says them; React puts them into <head>. */
export function PageHead() {
  const tags = useMatches({ select: (matches) => matches.flatMap(({ meta }) => meta ?? []) })
  const title = tags.map((tag) => tag?.title).findLast(Boolean)
  const description = tags.findLast((tag) => tag?.name === 'description')?.content
  return (
    <>
      {title !== undefined && <title>{title}</title>}
      {description !== undefined && <meta name="description" content={description} />}
    </>
  )
}
