import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tab, TabList } from '#src/ui/Tabs.tsx'

const NAMES = ['Tất cả', 'Đang diễn ra', 'Sắp tới', 'Đã qua', 'Bài viết', 'Lễ hội', 'Chợ phiên']

function Row({ open }: { open: string }) {
  return (
    <div style={{ inlineSize: '200px' }}>
      <TabList label="Lọc">
        {NAMES.map((name) => (
          <Tab key={name}>
            <a href={`#${name}`} aria-current={name === open ? 'page' : undefined}>
              {name}
            </a>
          </Tab>
        ))}
      </TabList>
    </div>
  )
}

const row = () => page.getByRole('list').element()

it('a row of tabs shows the open one and then stays where a finger put it, whatever is drawn anew', async () => {
  const { rerender } = await render(<Row open="Chợ phiên" />)
  expect(row().scrollLeft).toBeGreaterThan(100)
  row().scrollLeft = 40
  await rerender(<Row open="Chợ phiên" />)
  expect(row().scrollLeft).toBe(40)
  await rerender(<Row open="Tất cả" />)
  expect(row().scrollLeft).toBe(0)
})
