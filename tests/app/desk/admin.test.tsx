import { msg } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Output } from '#contract/endpoints.ts'
import { GRANTS, ROLES } from '#contract/grants.ts'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { answer, NOW } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { open } from '../support/open.tsx'

const REASON = 'Đã xem ảnh và gọi hai bên'

const USER: Output<'desk.users'>['users'][number] = {
  id: '01980000-0000-7000-8000-00000000ff01',
  name: 'Nguyễn Minh Anh',
  email: 'khach@example.com',
  phone: null,
  state: 'ACTIVE',
  roles: ['KT'],
  createdAt: NOW,
  version: 0,
}

test.each(LANGUAGES)(
  'in %s, a role that somebody holds cannot be deleted, one that nobody holds can, with who and why, and comes back',
  async (language) => {
    const roles: Output<'desk.roles'>['roles'] = ROLES.map((role) => ({
      role,
      capabilities: [...GRANTS[role]],
      users: role === 'OTG' ? 0 : 1,
      offered: true,
      version: 0,
    }))
    const changes: Output<'desk.changes'>['changes'] = []
    answer('desk.roles', () => ({ roles: roles.map((role) => ({ ...role })) }))
    answer('desk.changes', () => ({ changes: [...changes] }))
    const changed = answer('desk.offerRole', ({ role, offered, version, reason }) => {
      const entry = roles.find((one) => one.role === role)
      if (entry) Object.assign(entry, { offered, version: version + 1 })
      changes.push({
        at: `2029-12-20T03:00:0${changes.length}Z`,
        byName: 'Đỗ Văn Nam',
        act: 'role',
        reason,
        before: 'a',
        after: 'b',
      })
      return { roles }
    })
    const { words } = await open('/desk/admin/roles', { as: 'admin', language, width: 1024 })
    const cards = page.getByRole('article')
    const support = cards.filter({ hasText: 'OTG' })
    await expect
      .element(
        cards
          .filter({ hasText: 'CSH' })
          .getByText(words(msg`Còn tài khoản giữ vai trò này nên không xóa được.`)),
      )
      .toBeVisible()
    expect(cards.filter({ hasText: 'CSH' }).getByRole('button').elements()).toEqual([])
    await support.getByRole('button').click()
    const dialog = page.getByRole('dialog')
    const submit = dialog.getByRole('button', { name: words(msg`Xóa vai trò`), exact: true })
    await submit.click()
    await expect.element(dialog.getByLabelText(words(msg`Lý do`))).toHaveAttribute('aria-invalid', 'true')
    await axeClean()
    expect(changed).toEqual([])
    await dialog.getByLabelText(words(msg`Lý do`)).fill(REASON)
    await submit.click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(support.getByText(words(msg`Đã xóa`), { exact: true })).toBeVisible()
    await support.getByText(words(msg`Các lần thay đổi`)).click()
    await expect.element(support.getByText(REASON)).toBeVisible()
    await axeClean()
    await support.getByRole('button', { name: words(msg`Khôi phục`) }).click()
    await dialog.getByLabelText(words(msg`Lý do`)).fill(REASON)
    await dialog.getByRole('button', { name: words(msg`Khôi phục`), exact: true }).click()
    await expect.element(support.getByText(words(msg`Đã xóa`), { exact: true })).not.toBeInTheDocument()
    expect(changed.map(({ offered }) => offered)).toEqual([false, true])
  },
)

test.each(LANGUAGES)(
  'in %s, signing somebody out everywhere says what it means, wants a reason, and stands among the changes',
  async (language) => {
    let user = USER
    const asked = answer('desk.users', () => ({ users: [user], next: null }))
    answer('desk.changes', {
      changes: [
        { at: NOW, byName: 'Đỗ Văn Nam', act: 'endSessions', reason: REASON, before: null, after: null },
      ],
    })
    const ended = answer('desk.endSessions', ({ version }) => {
      user = { ...USER, version: version + 1 }
      return user
    })
    const { words } = await open('/desk/admin/users', { as: 'admin', language, width: 1024 })
    await page.getByLabelText(words(msg`Tên, email hoặc số điện thoại`)).fill('khach@example.com')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => asked.at(-1)?.text).toBe('khach@example.com')
    await page
      .getByRole('button', { name: words(msg`Đăng xuất mọi thiết bị của {name}`, { name: USER.name }) })
      .click()
    const question = page.getByRole('dialog')
    const submit = question.getByRole('button', { name: words(msg`Đăng xuất`), exact: true })
    await submit.click()
    await expect.element(question.getByLabelText(words(msg`Lý do`))).toHaveAttribute('aria-invalid', 'true')
    await axeClean()
    expect(ended).toEqual([])
    await question.getByLabelText(words(msg`Lý do`)).fill(REASON)
    await submit.click()
    await expect.element(question).not.toBeInTheDocument()
    await page.getByText(words(msg`Các lần thay đổi`)).click()
    await expect.element(page.getByText(REASON)).toBeVisible()
    await axeClean()
  },
)

test.each(LANGUAGES)(
  'in %s, withdrawing a key says what happens at gates without a network, and wants a reason',
  async (language) => {
    const KEY = { keyId: 1, madeAt: NOW, signsFrom: NOW, state: 'signing', withdrawn: null } as const
    let keys: Output<'desk.signingKeys'> = { keys: [KEY], version: 0 }
    answer('desk.signingKeys', () => keys)
    answer('desk.changes', { changes: [] })
    const withdrawn = answer('desk.withdrawKey', ({ reason, version }) => {
      const gone = { at: NOW, byName: 'Đỗ Văn Nam', reason }
      keys = {
        keys: [
          { ...KEY, keyId: 2 },
          { ...KEY, state: 'withdrawn', withdrawn: gone },
        ],
        version: version + 1,
      }
      return keys
    })
    const { words } = await open('/desk/admin/keys', { as: 'admin', language, width: 1024 })
    await page.getByRole('button', { name: words(msg`Thu hồi khóa`) }).click()
    const question = page.getByRole('dialog')
    const submit = question.getByRole('button', { name: words(msg`Thu hồi khóa`) })
    await submit.click()
    await expect.element(question.getByLabelText(words(msg`Lý do`))).toHaveAttribute('aria-invalid', 'true')
    await axeClean()
    expect(withdrawn).toEqual([])
    await question.getByLabelText(words(msg`Lý do`)).fill('Bản sao lưu bị lộ')
    await submit.click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(page.getByText(/Bản sao lưu bị lộ/)).toBeVisible()
    await expect.element(page.getByText(words(msg`Đang ký`))).toBeVisible()
    await axeClean()
  },
)

test.each(LANGUAGES)(
  'S7: in %s, the security log is searched by whom, what and when, and says where it was tampered with',
  async (language) => {
    const event = {
      position: 7,
      at: NOW,
      kind: 'signInFailed',
      accountName: USER.name,
      actorName: '',
      about: null,
      network: '203.0.113.0',
      details: { way: 'password' },
    } as const
    const check = { at: NOW, position: 6, broken: 7 }
    const asked = answer('desk.securityLog', ({ account }) =>
      account === '' ? { events: [event], next: null, check } : { events: [], next: null, check: null },
    )
    const { words } = await open('/desk/admin/security', { as: 'admin', language, width: 1024 })
    await expect.element(page.getByText(`203.0.113.0`)).toBeVisible()
    await expect
      .element(page.getByText(words(msg`Nhật ký đã bị sửa từ dòng số {broken}`, { broken: 7 })))
      .toBeVisible()
    await axeClean()
    await page.getByLabelText(words(msg`Email hoặc số điện thoại`)).fill('khach@example.com')
    await page.getByLabelText(words(msg`Việc`)).selectOptions('signInFailed')
    await page.getByRole('button', { name: words(msg`Tìm`), exact: true }).click()
    await expect.element(page.getByText(words(msg`Không có dòng nào`))).toBeVisible()
    expect(asked.at(-1)).toMatchObject({ account: 'khach@example.com', kind: 'signInFailed', page_size: 30 })
    await axeClean()
  },
)
