import { askForMore } from '../support/changes.ts'
import { axeClean, expect, test } from '../support/journey.ts'
import { agreedStay, reportedStay, roomOf, someone } from '../support/twoPeople.ts'

test('a change refused leaves the stay as it was, a host who asks to cancel is refused in turn, and one who cannot take a guest says why', async ({
  browser,
}) => {
  const host = await someone(browser, 'host', '/host', 360)
  const guest = await someone(browser, 'guest', '/booking', 1024)
  const { id } = await agreedStay(guest, host, 170)
  await askForMore(guest, id)
  await host.goto(`/host/bookings/${id}`)
  await host.getByRole('button', { name: 'Không đồng ý sửa' }).click()
  const refusing = host.getByRole('dialog', { name: 'Không đồng ý sửa?' })
  await refusing.getByLabel('Lý do').fill('Nhà chỉ đủ giường cho số khách ban đầu')
  await refusing.getByRole('button', { name: 'Trả lời khách' }).click()
  await expect(refusing).toBeHidden()
  await expect(guest.getByRole('heading', { name: 'Yêu cầu sửa đang chờ chủ nhà' })).toBeHidden({
    timeout: 20_000,
  })
  await expect(guest.getByText('Đã đặt').first()).toBeVisible()
  await guest.getByText('Lần sửa gần nhất').click()
  await expect(guest.getByText(/Nhà chỉ đủ giường/).first()).toBeVisible()

  await host.getByRole('button', { name: 'Xin hủy' }).click()
  const asking = host.getByRole('dialog', { name: 'Xin khách hủy đặt phòng này?' })
  await asking.getByLabel('Lý do').fill('Mái nhà bị dột sau bão')
  await asking.getByRole('checkbox', { name: 'Tôi đã đọc và đồng ý' }).check()
  await asking.getByRole('button', { name: 'Gửi yêu cầu hủy' }).click()
  await expect(asking).toBeHidden()
  await expect(guest.getByRole('heading', { name: 'Chủ nhà xin hủy chuyến này' })).toBeVisible({
    timeout: 20_000,
  })
  await axeClean(guest)
  await guest.getByRole('button', { name: 'Giữ đặt phòng' }).click()
  await guest.getByRole('alertdialog').getByRole('button', { name: 'Giữ đặt phòng' }).click()
  await expect(guest.getByText('Đặt phòng được giữ nguyên').first()).toBeVisible()
  await expect(host.getByText('Khách giữ đặt phòng').first()).toBeVisible({ timeout: 20_000 })

  await test.step('a stay that cannot be: the money goes back', async () => {
    const refused = await reportedStay(guest, await roomOf(host), 180)
    await host.goto(`/host/bookings/${refused.id}`)
    await host.getByRole('button', { name: 'Từ chối' }).click()
    const sheet = host.getByRole('dialog', { name: 'Từ chối đặt phòng này?' })
    await sheet.getByLabel('Lý do').fill('Nhà đang sửa bếp')
    await sheet.getByRole('radio', { name: /Đã về đủ/ }).check()
    await sheet.getByRole('button', { name: 'Từ chối', exact: true }).click()
    await expect(sheet).toBeHidden()
    await guest.goto(`/booking/${refused.id}`)
    await expect(guest.getByText(/Nhà đang sửa bếp/).first()).toBeVisible()
    await expect(guest.getByRole('list', { name: /Tiến trình hoàn/ })).toBeVisible()
    await axeClean(guest)
  })
})
