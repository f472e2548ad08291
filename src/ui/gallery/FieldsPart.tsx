import { useState } from 'react'
import { Checkbox, Switch } from '../Checkbox.tsx'
import { CheckList } from '../CheckList.tsx'
import { CodeField } from '../CodeField.tsx'
import { PasswordField } from '../PasswordField.tsx'
import { RadioGroup, SegmentedChoice } from '../RadioGroup.tsx'
import { StarsInput } from '../Rating.tsx'
import { Select } from '../Select.tsx'
import { Stepper } from '../Stepper.tsx'
import { TextArea } from '../TextArea.tsx'
import { TextField } from '../TextField.tsx'
import { Columns, Part } from './Part.tsx'

const SERVICES = [
  'Hồ bơi riêng',
  'Bữa sáng',
  'Đưa đón sân bay',
  'Bếp đầy đủ',
  'Nướng ngoài trời',
  'Xe đạp',
  'Giữ trẻ',
]

/** Everything one writes in, ticks or counts. */
export function FieldsPart() {
  const [code, setCode] = useState('483')
  const [services, setServices] = useState(['Bữa sáng', 'Giữ trẻ'])
  const [pay, setPay] = useState<'vnpay' | 'bank' | null>('vnpay')
  const [kind, setKind] = useState<'all' | 'villa' | 'hotel'>('all')
  const [adults, setAdults] = useState(2)
  const [children, setChildren] = useState(0)
  const [stars, setStars] = useState<number | null>(4)
  const [note, setNote] = useState('')
  return (
    <Part title="Điền và chọn">
      <Columns>
        <TextField label="Họ và tên" placeholder="Nguyễn Thị Ánh" autoComplete="name" />
        <TextField label="Tìm" labelHidden type="search" icon="search" placeholder="Bạn muốn đi đâu?" />
        <TextField
          label="Email"
          note="không bắt buộc"
          defaultValue="anh.nguyen@"
          error="Email thiếu phần sau dấu @, ví dụ ghe.vn"
        />
        <TextField
          label="Giá mỗi đêm"
          suffix="₫"
          inputMode="numeric"
          defaultValue="1.250.000"
          description="Từ 300.000 ₫"
        />
        <PasswordField
          label="Mật khẩu"
          showText="Hiện mật khẩu"
          hideText="Ẩn mật khẩu"
          defaultValue="Ghe@2026"
        />
        <Select
          label="Điểm đến"
          icon="pin"
          options={[
            { value: 20, label: 'Vịnh Hạ Long' },
            { value: 21, label: 'Phố cổ Hội An' },
          ]}
        />
        <TextField label="Không sửa được" disabled defaultValue="GHE-2602-7K3M" />
        <CodeField label="Mã 6 số" value={code} onChange={setCode} description="Gửi đến 09xx xxx 123" />
        <CodeField
          label="Mã 6 số"
          value="118204"
          onChange={() => undefined}
          error="Mã chưa đúng, bạn xem lại nhé"
        />
        <TextArea
          label="Lời nhắn cho chủ nhà"
          maxLength={500}
          value={note}
          counter={`${note.length}/500`}
          onChange={(event) => setNote(event.target.value)}
        />
        <div>
          <Stepper
            label="Người lớn"
            description="Từ 13 tuổi"
            value={adults}
            onChange={setAdults}
            min={1}
            max={30}
            decreaseText="Bớt một người lớn"
            increaseText="Thêm một người lớn"
          />
          <Stepper
            label="Trẻ em"
            description="6–12 tuổi"
            value={children}
            onChange={setChildren}
            max={3}
            decreaseText="Bớt một trẻ em"
            increaseText="Thêm một trẻ em"
          />
        </div>
        <CheckList
          legend="Dịch vụ"
          options={SERVICES.map((label, index) => ({ value: label, label, count: 12 + index * 7 }))}
          value={services}
          onChange={setServices}
          moreText={(hidden) => `Xem thêm ${hidden}`}
          lessText="Thu gọn"
        />
        <RadioGroup
          legend="Cách thanh toán"
          look="cards"
          options={[
            { value: 'vnpay', label: 'VNPay', description: 'Thẻ hoặc ví, có kết quả ngay', icon: 'card' },
            {
              value: 'bank',
              label: 'Chuyển khoản',
              description: 'Quét mã QR, giữ chỗ 20 phút',
              icon: 'bank',
            },
          ]}
          value={pay}
          onChange={setPay}
        />
        <SegmentedChoice
          legend="Loại chỗ ở"
          legendHidden
          options={[
            { value: 'all', label: 'Tất cả' },
            { value: 'villa', label: 'Biệt thự' },
            { value: 'hotel', label: 'Khách sạn' },
          ]}
          value={kind}
          onChange={setKind}
        />
        <div>
          <Checkbox label="Tôi đồng ý với quy chế hoạt động" error="Bạn cần đồng ý để tiếp tục" />
          <Checkbox label="Nhận tin ưu đãi" description="Nhiều nhất một thư mỗi tuần" defaultChecked />
          <Switch label="Báo khi chủ nhà trả lời" defaultChecked />
          <Switch label="Báo giá giảm" />
        </div>
        <StarsInput
          legend="Sạch sẽ"
          value={stars}
          onChange={setStars}
          labels={['Tệ', 'Chưa ổn', 'Tạm được', 'Tốt', 'Tuyệt vời']}
        />
      </Columns>
    </Part>
  )
}
