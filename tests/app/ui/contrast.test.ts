import { expect, test } from 'vitest'
import '#src/styles/paper.css'
import '#src/styles/index.css'

/** Foreground, background, and the ratio that WCAG 2.2 asks of the pair: 7 for running text, 4.5 for other text, 3 for signs. */
const PAIRS = [
  ['--ink', '--page', 7],
  ['--ink', '--surface', 7],
  ['--ink', '--sunken', 7],
  ['--ink-soft', '--page', 4.5],
  ['--ink-soft', '--surface', 4.5],
  ['--ink-soft', '--sunken', 4.5],
  ['--action', '--page', 4.5],
  ['--action', '--surface', 4.5],
  ['--action', '--sunken', 4.5],
  ['--on-action', '--action', 4.5],
  ['--on-action', '--action-hover', 4.5],
  ['--on-action-soft', '--action-soft', 4.5],
  ['--ink', '--action-soft', 7],
  ['--attention', '--page', 4.5],
  ['--attention', '--surface', 4.5],
  ['--on-attention', '--attention', 4.5],
  ['--on-attention', '--attention-hover', 4.5],
  ['--on-attention-soft', '--attention-soft', 4.5],
  ['--ink', '--attention-soft', 7],
  ['--success', '--success-soft', 4.5],
  ['--ink', '--success-soft', 7],
  ['--warning', '--warning-soft', 4.5],
  ['--ink', '--warning-soft', 7],
  ['--info', '--info-soft', 4.5],
  ['--ink', '--info-soft', 7],
  ['--control-line', '--surface', 3],
  ['--control-line', '--page', 3],
  ['--focus', '--page', 3],
  ['--focus', '--surface', 3],
  ['--star', '--surface', 3],
  ['--star', '--page', 3],
] as const

/** The colour that the browser paints for a token in a theme, as linear red, green and blue. */
function painted(token: string, theme: 'light' | 'dark'): number[] {
  const patch = document.createElement('div')
  patch.dataset['theme'] = theme
  patch.style.background = `var(${token})`
  document.body.append(patch)
  const colour = getComputedStyle(patch).backgroundColor
  patch.remove()
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('No canvas to paint on.')
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  return Array.from(context.getImageData(0, 0, 1, 1).data.slice(0, 3), (part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
}

const luminance = ([red = 0, green = 0, blue = 0]: number[]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

for (const theme of ['light', 'dark'] as const)
  test.each(PAIRS)(`in the ${theme} theme %s on %s has a ratio of at least %d`, (front, back, least) => {
    const [brighter = 0, darker = 0] = [front, back]
      .map((token) => luminance(painted(token, theme)))
      .sort((one, other) => other - one)
    expect((brighter + 0.05) / (darker + 0.05)).toBeGreaterThanOrEqual(least)
  })
