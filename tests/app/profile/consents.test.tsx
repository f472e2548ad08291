import { msg } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CODES } from '#contract/codes.ts'
import type { Output } from '#contract/endpoints.ts'
import { CONSENT_PURPOSES, type ConsentPurpose } from '#contract/shapes/privacy.ts'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { answer, NOW } from '../support/answers.ts'
import { held } from '../support/held.ts'
import { open } from '../support/open.tsx'
import { tapped } from '../support/tapped.ts'

const consentsWith = (given: readonly ConsentPurpose[]): Output<'consent.list'> => ({
  consents: CONSENT_PURPOSES.map((purpose) => ({
    purpose,
    given: given.includes(purpose),
    at: given.includes(purpose) ? NOW : null,
  })),
})

test.each(LANGUAGES)(
  'two consents one right after the other: each moves with the tap, shows what the server holds, and a refusal stands at its own: %s',
  async (language) => {
    answer('security.overview', {
      email: 'khach@example.com',
      phone: null,
      passwordChangedAt: '2029-01-01T00:00:00Z',
      devices: [],
      confirmedUntil: null,
    })
    answer('passkey.list', [])
    answer('consent.list', consentsWith([]))
    const [mail, analytics] = [held(), held()]
    answer('consent.decide', async ({ purpose }, refuse) => {
      if (purpose === 'marketing_mail') {
        await mail.late
        return refuse('errorOccurred')
      }
      await analytics.late
      return consentsWith([purpose])
    })
    const { words } = await open('/profile/security', { as: 'guest', language })
    const letters = page.getByRole('switch', { name: words(msg`Thư ưu đãi`) })
    const counting = page.getByRole('switch', { name: words(msg`Giúp Ghé tốt hơn`) })
    expect(await tapped(letters)).toEqual([true, true, true, true])
    expect(await tapped(counting)).toEqual([true, true, true, true])
    await expect.element(letters).toBeChecked()
    mail.answerLate()
    await expect.element(letters).not.toBeChecked()
    const refusal = page.getByRole('listitem').filter({ has: letters }).getByRole('alert')
    await expect.element(refusal).toHaveTextContent(CODES.errorOccurred[language])
    analytics.answerLate()
    await expect.element(counting).toHaveAccessibleDescription(/2029/)
    await expect.element(counting).toBeChecked()
    await expect.element(letters).not.toBeChecked()
  },
)
