import '#src/styles/paper.css'
import '#src/styles/index.css'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Pagination } from '#src/ui/Pagination.tsx'

/** What is seen of the links to pages, in a box so wide: numbers, and gaps as "…". */
async function seen(
  width: number,
  page: number,
  pageCount: number,
): Promise<{ said: string[]; rows: number }> {
  const screen = await render(
    <div style={{ inlineSize: width }}>
      <Pagination
        label="Các trang"
        page={page}
        pageCount={pageCount}
        previousText="Trang trước"
        nextText="Trang sau"
        pageText={(number) => `Trang ${number}`}
        renderLink={(number, { children, ...props }) => (
          <a href={`?page=${number}`} {...props}>
            {children}
          </a>
        )}
      />
    </div>,
  )
  const shown = [...screen.container.querySelectorAll('li')].filter((item) => item.checkVisibility())
  const said = shown.map((item) => item.textContent).filter((text) => text !== '')
  const rows = new Set(shown.map((item) => item.getBoundingClientRect().top)).size
  await screen.unmount()
  return { said, rows }
}

/** Pages that are left out without a word between two that are shown. */
const missing = (said: readonly string[]) =>
  said.filter((text, index) => {
    const before = said[index - 1]
    return before !== undefined && before !== '…' && text !== '…' && Number(text) - Number(before) !== 1
  })

for (const width of [328, 720])
  test(`no page is left out without a gap in its place, and all stand in one line, ${width} px wide`, async () => {
    for (const pageCount of [2, 3, 4, 5, 6, 7, 12, 99])
      for (const page of [1, 2, 3, 4, 5, pageCount - 1, pageCount].filter(
        (each) => each >= 1 && each <= pageCount,
      )) {
        const { said, rows } = await seen(width, page, pageCount)
        expect({ page, pageCount, missing: missing(said), rows, first: said[0], last: said.at(-1) }).toEqual({
          page,
          pageCount,
          missing: [],
          rows: 1,
          first: '1',
          last: String(pageCount),
        })
        expect(said).toContain(String(page))
      }
  })

test('on a phone three pages are all there', async () => {
  expect((await seen(328, 1, 3)).said).toEqual(['1', '2', '3'])
  expect((await seen(328, 5, 9)).said).toEqual(['1', '…', '5', '…', '9'])
  expect((await seen(720, 5, 9)).said).toEqual(['1', '…', '4', '5', '6', '…', '9'])
})
