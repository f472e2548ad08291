import { ENDPOINTS } from '#contract/endpoints.ts'
import { momentThere } from '../support/days.ts'
import { answer, atDesk } from '../support/desk.ts'
import { axeClean, expect, test } from '../support/journey.ts'
import { speak } from '../support/languages.ts'
import { picture } from '../support/pictures.ts'
import { bookedStay, get, payAtGateway, post, roomTonight, someone } from '../support/twoPeople.ts'

test('a complaint with pictures, in English, is seen by the host, settled by staff, and the money is on its way', async ({
  browser,
  page: staff,
  baseURL,
}) => {
  const host = await someone(browser, 'host', '/host', 360)
  const guest = await someone(browser, 'guest', '/booking', 360)
  await speak(guest.context(), baseURL, 'en')

  // A stay of tonight, paid at the gateway, taken by the host, and begun with the code on the guest's phone.
  const { id } = await bookedStay(guest, await roomTonight(host), 'VNPAY')
  await guest.goto(`/booking/${id}`)
  await payAtGateway(guest)
  const stay = async () =>
    ENDPOINTS['host.booking'].output.parse(await get(host, 'host.booking', { booking_id: id }))
  const { status, version, code } = await stay()
  if (status === 'CSH_CONFIRM') await post(host, 'host.confirm', { booking_id: id, version })
  await post(host, 'host.checkIn', {
    code,
    nonce: crypto.randomUUID(),
    scanned_at: momentThere().toISOString(),
  })
  expect((await stay()).checkedInAt).not.toBeNull()
  await host.goto(`/host/bookings/${id}`)
  await expect(host.getByText(/Khách đã nhận phòng lúc/)).toBeVisible()

  await guest.goto(`/booking/${id}`)
  await guest.getByRole('button', { name: 'Send a complaint' }).click()
  const sheet = guest.getByRole('dialog', { name: 'What is wrong with this stay?' })
  await sheet.getByLabel('What was wrong?').fill('Water comes through the ceiling.')
  await sheet.getByLabel('Choose pictures').setInputFiles([
    { name: 'ceiling.jpg', mimeType: 'image/jpeg', buffer: await picture(640, 480) },
    { name: 'floor.png', mimeType: 'image/png', buffer: await picture(700, 900, 'png', 200) },
    { name: 'small.png', mimeType: 'image/png', buffer: await picture(480, 640, 'png') },
  ])
  await expect(sheet.getByText(/^The picture is too small/)).toBeVisible()
  await sheet.getByRole('button', { name: 'Remove small.png' }).click()
  for (const name of ['ceiling.jpg', 'floor.png'])
    await expect(sheet.getByText(`${name} was sent`)).toBeAttached()
  await axeClean(guest)
  await sheet.getByRole('button', { name: 'Send a complaint' }).click()
  await expect(sheet).toBeHidden()
  const proof = guest.getByRole('img', { name: /^Picture \d of what was wrong$/ })
  await expect(proof).toHaveCount(2)

  await expect(host.getByText('Water comes through the ceiling.').first()).toBeVisible({ timeout: 35_000 })

  await atDesk(staff, 'staff')
  await expect(staff.getByRole('heading', { level: 1, name: /việc đang chờ$/ })).toBeVisible()
  await staff.goto(`/desk/booking/${id}`)
  await staff.getByRole('button', { name: 'Giải quyết khiếu nại' }).click()
  await expect(staff.getByRole('dialog').getByRole('img')).toHaveCount(2)
  await staff.getByRole('dialog').getByText('Lỗi của chủ nhà, dừng kỳ nghỉ').click()
  await answer(staff, 'Quyết định')

  // The gateway takes it a moment after the decision.
  await expect(async () => {
    await guest.reload()
    await expect(guest.getByText(/Sent to the bank at .+, to the card or account/)).toBeVisible({
      timeout: 2000,
    })
  }).toPass()
  await expect(guest.getByText('Đã xem ảnh và gọi hai bên').first()).toBeVisible()
  await expect(host.getByText('Khiếu nại: lỗi của chủ nhà').first()).toBeVisible({ timeout: 35_000 })
})
