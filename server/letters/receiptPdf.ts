import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { NAME, type Fact } from './letter.ts'
import { DAY, HILLS } from './look.ts'
import type { Receipt } from './receipt.ts'

const fonts = createRequire(import.meta.url)
/** The product's own letters, whole: what the pages load is cut into pieces by script, and a Vietnamese word needs several. */
const REGULAR = fonts.resolve('@expo-google-fonts/be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf')
const BOLD = fonts.resolve('@expo-google-fonts/be-vietnam-pro/600SemiBold/BeVietnamPro_600SemiBold.ttf')

const MARGIN = 56
const GAP = 16

type Page = PDFKit.PDFDocument

/** A line of two columns, the second one aligned to the right edge, above a hairline. */
function lineOn(page: Page, { label, value, strong }: Fact): void {
  const width = page.page.width - 2 * MARGIN
  const [left, right] = [width * 0.55 - GAP, width * 0.45]
  page.font(strong ? BOLD : REGULAR).fontSize(10.5)
  const height = Math.max(
    page.heightOfString(label, { width: left }),
    page.heightOfString(value, { width: right }),
  )
  if (page.y + height > page.page.height - MARGIN) page.addPage()
  const top = page.y + 5
  page.fillColor(strong ? DAY.ink : DAY.soft).text(label, MARGIN, top, { width: left })
  page.fillColor(DAY.ink).text(value, MARGIN + left + GAP, top, { width: right, align: 'right' })
  page.y = top + height + 5
  page
    .moveTo(MARGIN, page.y)
    .lineTo(MARGIN + width, page.y)
    .lineWidth(0.6)
    .strokeColor(DAY.line)
    .stroke()
}

function hillsOn(page: Page): void {
  HILLS.forEach((color, index) => page.rect(0, index * 4, page.page.width, 4).fill(color))
}

/** A receipt as PDF, on A4, its text to be selected and searched. */
export function receiptPdf(receipt: Receipt, now: Temporal.Instant): Promise<Uint8Array> {
  const made = new Date(now.epochMilliseconds)
  const page = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: receipt.language,
    displayTitle: true,
    info: {
      Title: `${receipt.title} · ${receipt.head[0] ?? ''}`,
      Author: NAME,
      CreationDate: made,
      ModDate: made,
    },
  })
  const parts: Uint8Array[] = []
  const done = new Promise<Uint8Array>((resolve, reject) => {
    page.on('data', (part: Uint8Array) => parts.push(part))
    page.on('end', () => resolve(Buffer.concat(parts)))
    page.on('error', reject)
  })
  hillsOn(page)
  page.font(BOLD).fontSize(20).fillColor(DAY.action).text(NAME, MARGIN, MARGIN)
  page.moveDown(0.4).fontSize(17).fillColor(DAY.ink).text(receipt.title)
  page.moveDown(0.3).font(REGULAR).fontSize(10).fillColor(DAY.soft)
  for (const line of receipt.head) page.text(line)
  for (const { title, lines } of receipt.parts) {
    page.moveDown(1.4).font(BOLD).fontSize(12).fillColor(DAY.action).text(title, MARGIN)
    page.moveDown(0.2)
    for (const line of lines) lineOn(page, line)
  }
  page.moveDown(1.6).font(REGULAR).fontSize(9).fillColor(DAY.soft).text(receipt.note, MARGIN)
  page.end()
  return done
}
