import { useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { Card } from '../Card.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { DateField } from '../DateField.tsx'
import type { DayRange } from '../days.ts'
import { Dialog } from '../Dialog.tsx'
import { Popover } from '../Popover.tsx'
import { Sheet } from '../Sheet.tsx'
import { StayCalendar, type StayCalendarProps } from '../StayCalendar.tsx'
import { StayField } from '../StayField.tsx'
import { Columns, Part, Row } from './Part.tsx'

const PRICES = new Map(
  Array.from({ length: 28 }, (_, index) => [
    `2027-02-${String(index + 1).padStart(2, '0')}`,
    {
      short: index > 3 && index < 10 ? '4,2tr' : '1,9tr',
      full: index > 3 && index < 10 ? '4.200.000 ₫' : '1.900.000 ₫',
    },
  ]),
)
const MARKS = new Map(
  ['05', '06', '07', '08', '09'].map((day) => [`2027-02-${day}`, 'Tết Nguyên đán'] as const),
)
const TAKEN = new Set(['2027-02-12', '2027-02-13', '2027-02-20'])
const OPEN = ['dialog', 'confirm', 'sheet', 'popover'] as const
type Opened = (typeof OPEN)[number]

/** What opens, and what is chosen from a calendar. */
export function RichPart() {
  const [stay, setStay] = useState<DayRange | null>({ from: '2027-02-16', to: '2027-02-20' })
  const [birthday, setBirthday] = useState('1990-02-17')
  const [opened, setOpened] = useState<Opened | null>(null)
  const trigger = useRef<HTMLDivElement>(null)
  const frame = (name: Opened) => ({
    isOpen: opened === name,
    onOpenChange: (open: boolean) => setOpened(open ? name : null),
  })
  const calendar: StayCalendarProps = {
    label: 'Ngày nhận và trả phòng',
    value: stay,
    onChange: setStay,
    min: '2027-01-20',
    unavailable: TAKEN,
    prices: PRICES,
    marks: MARKS,
    texts: { available: 'còn chỗ', unavailable: 'hết chỗ' },
    footer: <span>Giá mỗi đêm, chưa gồm phụ thu. Ô có dấu son là ngày lễ.</span>,
  }
  const buttons = <Button tone="primary">Xong</Button>
  return (
    <Part title="Mở ra">
      <Columns>
        <StayField
          id="homepage-picker"
          fromLabel="Nhận phòng"
          toLabel="Trả phòng"
          fromText={stay && stay.from}
          toText={stay && stay.to}
          emptyText="Chọn ngày"
          closeText="Đóng"
          calendar={calendar}
        />
        <DateField label="Ngày sinh" value={birthday} onChange={setBirthday} />
      </Columns>
      <Card as="div" padded>
        <StayCalendar {...calendar} />
      </Card>
      <Row>
        {OPEN.map((name) => (
          <div key={name} ref={name === 'popover' ? trigger : null}>
            <Button id={`open-${name}`} onClick={() => setOpened(name)}>
              {name}
            </Button>
          </div>
        ))}
      </Row>
      <Dialog {...frame('dialog')} title="Đánh giá chuyến đi" closeText="Đóng" actions={buttons}>
        Bạn thấy chỗ ở thế nào?
      </Dialog>
      <ConfirmDialog
        {...frame('confirm')}
        title="Hủy đặt phòng?"
        body="Hủy trước 14:00 ngày 20/02: hoàn 100 %, 4.530.000 ₫ về thẻ của bạn trong 3 ngày."
        confirmText="Hủy đặt phòng"
        cancelText="Giữ lại"
        tone="danger"
        onConfirm={() => setOpened(null)}
      />
      <Sheet {...frame('sheet')} title="Bộ lọc" closeText="Đóng" actions={buttons}>
        Giá, tiện ích, loại chỗ ở.
      </Sheet>
      <Popover {...frame('popover')} triggerRef={trigger} label="Thông báo">
        <Card as="div" look="plain" padded>
          Chưa có thông báo mới.
        </Card>
      </Popover>
    </Part>
  )
}
