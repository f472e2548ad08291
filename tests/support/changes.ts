import type { Page } from '@playwright/test'
import { axeClean, expect } from './journey.ts'

/** The guest asks to bring a child, which costs more. */
export async function askForMore(guest: Page, id: string): Promise<void> {
  await guest.goto(`/booking/${id}`)
  await guest.getByRole('link', { name: 'Sửa đặt phòng' }).click()
  await expect(guest.getByRole('heading', { level: 1, name: /Sửa đặt phòng ở/ })).toBeVisible()
  await guest.getByRole('button', { name: 'Thêm một trẻ em' }).click()
  await expect(guest.getByText(/^Bạn trả thêm/)).toBeVisible()
  await guest.getByRole('button', { name: 'Xem lại thay đổi' }).click()
  await guest.getByRole('button', { name: 'Gửi chủ nhà' }).click()
  await expect(guest.getByRole('heading', { name: 'Yêu cầu sửa đang chờ chủ nhà' })).toBeVisible()
}

/** The host agrees to the change that costs the guest more, and stays on the booking's page. */
export async function agreeToMore(host: Page, id: string): Promise<void> {
  await host.goto(`/host/bookings/${id}`)
  await expect(host.getByText(/Khách muốn sửa/).first()).toBeVisible()
  await axeClean(host)
  await host.getByRole('button', { name: 'Đồng ý sửa', exact: true }).click()
  const sheet = host.getByRole('dialog', { name: 'Đồng ý sửa đặt phòng?' })
  await expect(sheet.getByText(/Khách trả thêm/)).toBeVisible()
  await sheet.getByRole('button', { name: 'Đồng ý sửa' }).click()
  await expect(host.getByText('Chờ khách trả phần chênh lệch')).toBeVisible()
}
