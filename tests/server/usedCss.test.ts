import { describe, expect, it } from 'vitest'
import { classesIn, readCss, usedCss } from '#server/rendering/usedCss.ts'

const used = (css: string, html: string) => usedCss(readCss(css), classesIn(html))

describe('the rules a page can use', () => {
  it('keeps what matches the page and what needs no class', () => {
    const css = '@layer ui{.a{color:red}.b{color:blue}a:hover{color:green}}'
    expect(used(css, '<p class="a c">')).toBe('@layer ui{.a{color:red}a:hover{color:green}}')
  })
  it('asks for every class of a selector, and for one selector of a list', () => {
    expect(used('.a .b{x:1}.a,.c{y:2}', '<p class="a">')).toBe('.a,.c{y:2}')
  })
  it('never loses a rule for a class that stands in brackets', () => {
    expect(used('.a:not(.gone):is(.b,:has(.c)){x:1}', '<p class="a">')).toBe(
      '.a:not(.gone):is(.b,:has(.c)){x:1}',
    )
  })
  it('keeps font faces, key frames and layer statements, and drops groups left empty', () => {
    const css =
      '@layer a,b;@font-face{src:url(";{")}@keyframes k{from{opacity:0}}@media (width<9px){.gone{x:1}}@starting-style{.a{x:1}}'
    expect(used(css, '<p class="a">')).toBe(
      '@layer a,b;@font-face{src:url(";{")}@keyframes k{from{opacity:0}}@starting-style{.a{x:1}}',
    )
  })
  it('takes nested rules along with their rule', () => {
    expect(used('.a{x:1;&:hover{y:2}}.b{&.a{z:3}}', '<p class="a">')).toBe('.a{x:1;&:hover{y:2}}')
  })
})
