import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SearchCard } from '#contract/shapes/search.ts'
import { aCard } from '#tests/support/aCard.ts'
import { answer } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { open } from '../support/open.tsx'

const FIVE = { pictureId: 'paper-pine-1', morePictureIds: [2, 3, 4, 5].map((one) => `paper-pine-${one}`) }

/** The results with these cards. */
async function results(cards: SearchCard[], width: number) {
  // Nobody points at a card before it is there.
  await userEvent.hover(document.body, { position: { x: 0, y: 0 } })
  answer('helper.projectAreas', [{ id: 20, name: 'Đà Lạt' }])
  answer('helper.services', [])
  answer('helper.benefits', [])
  answer('search.resorts', { total_rows: cards.length, data: cards })
  await open('/list-room', { width })
  await expect.element(page.getByRole('link', { name: 'Nhà 1' })).toBeVisible()
}

const card = (number: number) => {
  const found = page
    .getByRole('link', { name: `Nhà ${number}` })
    .element()
    .closest('article')
  if (!found) throw new Error(`there is no card of place ${number}`)
  return found
}
/** The pictures of a card that are asked for. */
const asked = (number: number) =>
  [...card(number).querySelectorAll('img')].map(({ src }) => /paper-pine-\d/.exec(src)?.[0])
/** Where a card's pictures are swiped. */
const strip = (number: number) => {
  const found = [...card(number).querySelectorAll('a')].find((one) => one.scrollWidth > one.clientWidth)
  if (!found) throw new Error('nothing can be swiped')
  return found
}
/** The picture of a card that is seen. */
const seen = (number: number) => {
  const { left, width } = strip(number).getBoundingClientRect()
  const picture = [...strip(number).querySelectorAll('img')].find((one) => {
    const at = one.getBoundingClientRect()
    return at.left <= left + width / 2 && at.right > left + width / 2
  })
  return picture && /paper-pine-\d/.exec(picture.src)?.[0]
}

/** A finger comes down on the first place's picture and draws the next one in. */
async function swipe() {
  strip(1).dispatchEvent(new TouchEvent('touchstart', { bubbles: true }))
  strip(1).scrollBy({ left: strip(1).clientWidth })
  await expect.poll(() => seen(1)).toBe('paper-pine-2')
}

test('on a phone a swipe shows the next picture of a place, which is asked for only then', async () => {
  await results([aCard(1, FIVE), aCard(2, FIVE)], 360)
  expect(asked(1)).toEqual(['paper-pine-1'])
  const before = card(1).getBoundingClientRect()
  await swipe()
  // One ahead, and nothing of the other place.
  expect(asked(1)).toEqual(['paper-pine-1', 'paper-pine-2', 'paper-pine-3'])
  expect(asked(2)).toEqual(['paper-pine-1'])
  expect(card(1).getBoundingClientRect().height).toBe(before.height)
  // Each fills its place, no paper is seen above or below it.
  const { top, height } = strip(1).getBoundingClientRect()
  for (const picture of strip(1).querySelectorAll('img')) {
    expect(picture.getBoundingClientRect().top).toBeCloseTo(top, 0)
    expect(picture.getBoundingClientRect().height).toBeCloseTo(height, 0)
  }
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  await axeClean()
})

test('who saves data is sent no picture ahead', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  try {
    await results([aCard(1, FIVE)], 360)
    await swipe()
    expect(asked(1)).toEqual(['paper-pine-1', 'paper-pine-2'])
  } finally {
    Reflect.deleteProperty(navigator, 'connection')
  }
})

test('a mouse turns the pictures by arrows that come with it; a tap on a picture leads to the place', async () => {
  answer('resort.detail', (_, refuse) => refuse('G_503'))
  answer('resort.reviews', (_, refuse) => refuse('G_503'))
  await results([aCard(1, FIVE)], 1024)
  await userEvent.hover(strip(1))
  await expect.poll(() => asked(1)).toEqual(['paper-pine-1', 'paper-pine-2'])
  const next = () => card(1).querySelector('button[data-by="1"]')
  for (const number of [2, 3, 4, 5]) {
    const arrow = next()
    if (!arrow) throw new Error('there is no arrow')
    await userEvent.click(arrow)
    await expect.poll(() => seen(1)).toBe(`paper-pine-${number}`)
  }
  // At the end there is nothing more to turn to.
  await expect.poll(() => next()?.matches(':disabled')).toBe(true)
  await userEvent.click(strip(1))
  await expect.poll(() => page.getByRole('link', { name: 'Nhà 1' }).query()).toBeNull()
})

test('with the keyboard the arrows turn the pictures of the card one is at, and tab goes on past them', async () => {
  await results([aCard(1, FIVE), aCard(2)], 1024)
  const link = page.getByRole('link', { name: 'Nhà 1' }).element()
  if (!(link instanceof HTMLElement)) throw new Error('there is no link')
  link.focus()
  // The script of it comes with the focus.
  await expect.poll(() => card(1).querySelector('button[data-by="1"]')).not.toBeNull()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => seen(1)).toBe('paper-pine-2')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => seen(1)).toBe('paper-pine-1')
  // A place with many pictures is left with as many steps as one with a single picture.
  const steps = (number: number) =>
    [...card(number).querySelectorAll<HTMLElement>('a, button, [tabindex]')].filter(
      (one) => one.tabIndex >= 0,
    ).length
  expect(steps(1)).toBe(steps(2))
})
