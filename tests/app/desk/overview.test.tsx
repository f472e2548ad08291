import { msg } from '@lingui/core/macro'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Output } from '#contract/endpoints.ts'
import { HOST_ANSWER_MINUTES } from '#contract/numbers.ts'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { answer, cutLine, NOW } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { open } from '../support/open.tsx'

type Summary = Output<'desk.summary'>
const before = (minutes: number) => Temporal.Instant.from(NOW).subtract({ minutes }).toString()
const HOUR = 60

const NOTHING: Summary = {
  waiting: { refunds: 0, complaints: 0, transfers: 0, overdue: 0, reviews: 0, payouts: 0, others: 0 },
  oldest: {},
  lockedHosts: 0,
  ledger: { checkedAt: NOW, differences: 0 },
}
/** Reviews wait longer than an unanswered booking, which was promised sooner: it is late, they are not. */
const SOME: Summary = {
  ...NOTHING,
  waiting: { ...NOTHING.waiting, refunds: 3, transfers: 1, overdue: 2, reviews: 1 },
  oldest: {
    refunds: before(49 * HOUR),
    transfers: before(5 * HOUR),
    overdue: before(HOST_ANSWER_MINUTES + 1),
    reviews: before(23 * HOUR),
  },
}

const main = page.getByRole('main')
const rows = main.getByRole('list').first().getByRole('link')
/** The thread is decoration: its knot has no role to be found by. */
const lateKnots = () =>
  rows.elements().map((row) => row.querySelector('circle')?.hasAttribute('data-late') ?? null)

beforeEach(() => {
  answer('desk.summary', SOME)
})

test.each(LANGUAGES)(
  'in %s, queues stand by how pressing they are, and each says its name, how much waits and since when',
  async (language) => {
    const { words } = await open('/desk', { as: 'staff', language, width: 1280 })
    const said = { vi: 'đã chờ quá lâu', en: 'waiting too long' }[language]
    const names = [
      [msg`Hoàn tiền`, { vi: '3 việc, cũ nhất 2 ngày trước', en: '3 things, the oldest 2 days ago' }, true],
      [
        msg`Quá hạn xác nhận`,
        { vi: '2 việc, cũ nhất 2 giờ trước', en: '2 things, the oldest 2 hours ago' },
        true,
      ],
      [
        msg`Đánh giá bị báo`,
        { vi: '1 việc, cũ nhất 23 giờ trước', en: '1 thing, the oldest 23 hours ago' },
        false,
      ],
      [
        msg`Chuyển khoản lệch`,
        { vi: '1 việc, cũ nhất 5 giờ trước', en: '1 thing, the oldest 5 hours ago' },
        false,
      ],
    ] as const
    for (const [index, [name, text, late]] of names.entries())
      await expect
        .element(rows.nth(index))
        .toHaveAccessibleName(`${words(name)}: ${text[language]}${late ? `, ${said}` : ''}`)
    expect(lateKnots()).toEqual([true, true, false, false])
    const heading = page.getByRole('heading', { level: 1 })
    await expect
      .element(heading)
      .toHaveTextContent({ vi: '7 việc đang chờ', en: '7 things are waiting' }[language])
    await expect
      .element(main)
      .toHaveTextContent(
        { vi: 'Cũ nhất: hoàn tiền, 2 ngày trước.', en: 'The oldest: refunds, 2 days ago.' }[language],
      )
    await axeClean()
  },
)

test('nothing sticks out on the smallest phone, and what waits nowhere is one line of links', async () => {
  const { words } = await open('/desk', { as: 'staff', width: 320 })
  const idle = main.getByRole('list', { name: words(msg`Không có gì chờ:`) }).getByRole('link')
  await expect.element(idle.nth(0)).toHaveAttribute('href', '/desk/queue/complaints')
  expect(idle.elements().map(({ textContent }) => textContent)).toEqual([
    words(msg({ message: 'Khiếu nại', context: 'several' })),
    words(msg`Chi trả chủ nhà`),
    words(msg`Hủy và việc khác`),
  ])
  expect(document.documentElement.scrollWidth).toBe(320)
  await axeClean()
})

test('where nothing waits too long, that is said', async () => {
  answer('desk.summary', {
    ...NOTHING,
    waiting: { ...NOTHING.waiting, payouts: 1 },
    oldest: { payouts: before(3 * HOUR) },
  })
  await open('/desk', { as: 'staff' })
  await expect
    .element(main)
    .toHaveTextContent('Cũ nhất: chi trả chủ nhà, 3 giờ trước. Chưa việc nào chờ quá lâu.')
  expect(lateKnots()).toEqual([false])
})

test('where nothing waits, a picture says so, every queue stays a link, and one types on when something comes', async () => {
  answer('desk.summary', NOTHING)
  const { words, router } = await open('/desk', { as: 'staff' })
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent(words(msg`Không còn việc nào chờ. Cảm ơn bạn!`))
  const idle = main.getByRole('list', { name: words(msg`Không có gì chờ:`) })
  await expect.element(idle.getByRole('link').nth(6)).toBeVisible()
  const field = main.getByRole('search').getByRole('textbox')
  await field.fill('ghe 7k')
  await axeClean()
  answer('desk.summary', SOME)
  await router.options.context.queryClient.refetchQueries({ queryKey: ['desk.summary'] })
  await expect.element(rows.nth(3)).toBeVisible()
  await expect.element(field).toHaveValue('ghe 7k')
})

test('empty queues are not all: questions to staff that nobody took are said, and are one tap away', async () => {
  answer('desk.summary', NOTHING)
  answer('chat.queue', { conversations: [], next: null, waiting: 2 })
  const { words } = await open('/desk', { as: 'staff' })
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent(words(msg`Các hàng chờ đã trống`))
  await expect
    .element(main.getByRole('link', { name: 'Ở Hỗ trợ còn 2 câu hỏi chưa ai nhận' }))
    .toHaveAttribute('href', '/desk/chat')
  await expect.element(main.getByRole('link', { name: /^Hỗ trợ\s*2$/ })).toBeVisible()
  await axeClean()
})

test.each([
  ['agree', { checkedAt: NOW, differences: 0 }, msg`Sổ cái khớp với mọi đặt phòng`],
  [
    'were not compared yet',
    { checkedAt: null, differences: 0 },
    msg`Sổ cái chưa được đối chiếu lần nào từ lúc máy chủ khởi động.`,
  ],
] as const)('books that %s are said beside the queues', async (_name, ledger, text) => {
  answer('desk.summary', { ...SOME, ledger, lockedHosts: 2 })
  const { words } = await open('/desk', { as: 'staff', width: 1280 })
  const beside = page.getByRole('complementary', { name: words(msg`Để ý`) })
  await expect.element(beside).toHaveTextContent(words(text))
  await expect.element(beside.getByRole('link', { name: words(msg`Chủ nhà bị khóa`) })).toHaveTextContent('2')
  await expect
    .element(beside.getByRole('link', { name: words(msg`Nhật ký an ninh`) }))
    .not.toBeInTheDocument()
})

test('books that differ come before everything else', async () => {
  answer('desk.summary', { ...SOME, ledger: { checkedAt: NOW, differences: 2 } })
  const { words } = await open('/desk', { as: 'admin' })
  const warning = main.getByText(
    words(msg`Sổ cái lệch {differences} chỗ so với các đặt phòng`, { differences: 2 }),
  )
  await expect.element(warning).toBeVisible()
  const title = page.getByRole('heading', { level: 1 }).element()
  expect(warning.element().compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await expect.element(main.getByText(words(msg`Sổ cái khớp với mọi đặt phòng`))).not.toBeInTheDocument()
  await expect.element(main.getByRole('link', { name: words(msg`Nhật ký an ninh`) })).toBeVisible()
  await axeClean()
})

test('"/" leads to the field, which looks for what was typed on the page of finding', async () => {
  const asked = answer('desk.find', { bookings: [], tickets: [] })
  const { words, at } = await open('/desk', { as: 'staff', width: 1280 })
  const field = page.getByRole('search').getByRole('textbox')
  await userEvent.click(page.getByRole('heading', { level: 1 }))
  await userEvent.keyboard('/{Enter}')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  expect(at()).toBe('/desk')
  await userEvent.keyboard('ghe 7k2m9q{Enter}')
  await expect.poll(at).toBe('/desk/find')
  await expect.element(page.getByText(words(msg`Không có đặt phòng nào`))).toBeVisible()
  await expect.element(field).toHaveValue('ghe 7k2m9q')
  expect(asked).toEqual([{ text: 'ghe 7k2m9q' }])
})

test('without a network the page says what it lacks, and what it had stays with its age', async () => {
  const { words, router } = await open('/desk', { as: 'staff' })
  await expect.element(rows.nth(0)).toBeVisible()
  cutLine()
  await router.options.context.queryClient.refetchQueries({ queryKey: ['desk.summary'] })
  await expect
    .element(
      page
        .getByRole('status')
        .filter({ hasText: words(msg`Chưa cập nhật được. Đây là số liệu {ago}.`, { ago: 'vừa xong' }) }),
    )
    .toBeVisible()
  await expect.element(rows.nth(0)).toBeVisible()
})
