import '#src/styles/paper.css'
import '#src/styles/index.css'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CheckList } from '#src/ui/CheckList.tsx'
import { CodeField } from '#src/ui/CodeField.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { Stepper } from '#src/ui/Stepper.tsx'

function Guests() {
  const [count, setCount] = useState(2)
  return (
    <Stepper
      label="Người lớn"
      value={count}
      onChange={setCount}
      min={1}
      max={3}
      decreaseText="Bớt một người lớn"
      increaseText="Thêm một người lớn"
    />
  )
}

test('a stepper stops at its limits and says each step', async () => {
  const screen = await render(<Guests />)
  const count = screen.getByRole('spinbutton', { name: 'Người lớn' })
  const more = screen.getByRole('button', { name: 'Thêm một người lớn' })
  await more.click()
  await expect.element(count).toHaveValue(3)
  await expect.element(screen.getByRole('status')).toHaveTextContent('3')
  await expect.element(more).toHaveAttribute('aria-disabled', 'true')
  await more.click({ force: true })
  await expect.element(count).toHaveValue(3)
})

test('a number typed beyond the limits is brought back when the field is left', async () => {
  const screen = await render(<Guests />)
  const count = screen.getByRole('spinbutton', { name: 'Người lớn' })
  await count.fill('12')
  await userEvent.tab()
  await expect.element(count).toHaveValue(3)
  await count.fill('')
  await userEvent.tab()
  await expect.element(count).toHaveValue(3)
})

const SERVICES = ['Hồ bơi', 'Bữa sáng', 'Đưa đón', 'Bếp', 'Nướng', 'Xe đạp', 'Giữ trẻ']

function Services({ count, ticked = [] }: { readonly count: number; readonly ticked?: string[] }) {
  const [value, setValue] = useState(ticked)
  return (
    <CheckList
      legend="Dịch vụ"
      options={SERVICES.slice(0, count).map((label) => ({ value: label, label }))}
      value={value}
      onChange={setValue}
      moreText={(hidden) => `Xem thêm ${hidden}`}
      lessText="Thu gọn"
    />
  )
}

test('a list of five shows all; a longer one folds, opens and folds again', async () => {
  const short = await render(<Services count={5} />)
  await expect.element(short.getByRole('button')).not.toBeInTheDocument()
  await short.unmount()
  const screen = await render(<Services count={7} />)
  await expect.element(screen.getByRole('checkbox', { name: 'Giữ trẻ' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Xem thêm 2' }).click()
  await expect.element(screen.getByRole('checkbox', { name: 'Giữ trẻ' })).toBeVisible()
  await screen.getByRole('button', { name: 'Thu gọn' }).click()
  expect(screen.getByRole('checkbox').elements()).toHaveLength(5)
})

test('what is ticked stays in sight when the list is folded', async () => {
  const screen = await render(<Services count={7} ticked={['Giữ trẻ']} />)
  await expect.element(screen.getByRole('checkbox', { name: 'Giữ trẻ' })).toBeChecked()
  await expect.element(screen.getByRole('button', { name: 'Xem thêm 1' })).toBeVisible()
})

test('a password is hidden until asked for, and hidden again', async () => {
  const screen = await render(
    <PasswordField
      label="Mật khẩu"
      showText="Hiện mật khẩu"
      hideText="Ẩn mật khẩu"
      defaultValue="Ghe@2026"
    />,
  )
  const field = screen.getByLabelText('Mật khẩu', { exact: true })
  await expect.element(field).toHaveAttribute('type', 'password')
  await screen.getByRole('button', { name: 'Hiện mật khẩu' }).click()
  await expect.element(field).toHaveAttribute('type', 'text')
  await screen.getByRole('button', { name: 'Ẩn mật khẩu' }).click()
  await expect.element(field).toHaveAttribute('type', 'password')
})

test('a one-time code takes what is pasted around it, digits only', async () => {
  function Code() {
    const [code, setCode] = useState('')
    return <CodeField label="Mã 6 số" value={code} onChange={setCode} />
  }
  const screen = await render(<Code />)
  await screen.getByLabelText('Mã 6 số').fill('48-20 17')
  await expect.element(screen.getByLabelText('Mã 6 số')).toHaveValue('482017')
  await screen.getByLabelText('Mã 6 số').fill('4820171')
  await expect.element(screen.getByLabelText('Mã 6 số')).toHaveValue('482017')
})
