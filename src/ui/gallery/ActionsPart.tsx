import { Button, LinkButton } from '../Button.tsx'
import { Chip } from '../Chip.tsx'
import { CopyButton } from '../CopyButton.tsx'
import { Disclosure } from '../Disclosure.tsx'
import { Icon } from '../Icon.tsx'
import { IconButton } from '../IconButton.tsx'
import { inlineIconNames, spriteIconNames } from '../iconNames.ts'
import { ShareButton } from '../ShareButton.tsx'
import { toast } from '../toasts.ts'
import { Part, Row } from './Part.tsx'

const TONES = ['primary', 'secondary', 'quiet', 'danger'] as const

/** Buttons, chips and the icons. */
export function ActionsPart() {
  return (
    <Part title="Nút và biểu tượng">
      {TONES.map((tone) => (
        <Row key={tone}>
          <Button tone={tone} size="large">
            Đặt phòng
          </Button>
          <Button tone={tone} icon="calendar">
            Chọn ngày
          </Button>
          <Button tone={tone} size="small">
            Sửa
          </Button>
          <Button tone={tone} busy>
            Đang gửi
          </Button>
          <Button tone={tone} disabled>
            Không dùng được
          </Button>
        </Row>
      ))}
      <Row>
        <LinkButton href="#main" tone="secondary" trailingIcon="arrow-right">
          Xem tất cả
        </LinkButton>
        <Button tone="danger" reason="Đã qua 14:00 ngày 16/02, không hủy được nữa">
          Hủy đặt phòng
        </Button>
        <CopyButton text="0071000123456" label="Chép số tài khoản" copiedText="Đã chép" />
        <ShareButton
          title="Biệt thự Mây Ngủ"
          path="/test"
          label="Chia sẻ"
          copiedText="Đã chép liên kết"
          byHandText="Liên kết để chép"
        />
        <IconButton icon="bell" label="Thông báo, 12 chưa đọc" count={12} />
        <IconButton icon="inbox" label="Hộp thư, 120 chưa đọc" count={120} />
        <IconButton icon="menu" label="Trình đơn" />
        <IconButton icon="heart" label="Yêu thích" pressed tone="float" />
        <IconButton icon="search" label="Tìm" tone="solid" />
      </Row>
      <Row>
        <Chip icon="voucher" onRemove={() => undefined} removeText="Bỏ mã GHE2026">
          GHE2026
        </Chip>
        <Chip onRemove={() => undefined} removeText="Bỏ lọc 1–2 triệu">
          1–2 triệu
        </Chip>
      </Row>
      <Row>
        <Button onClick={() => toast.success('Đã lưu nơi này')}>Báo thành công</Button>
        <Button onClick={() => toast.error('Chưa gửi được, bạn thử lại nhé')}>Báo lỗi</Button>
        <Button onClick={() => toast.info('Có mạng trở lại')}>Báo tin</Button>
      </Row>
      <div>
        <Disclosure summary="Nhận phòng và trả phòng" aside="14:00 – 12:00">
          Nhận từ 14:00, trả trước 12:00. Đến sớm thì gửi hành lý miễn phí.
        </Disclosure>
        <Disclosure summary="Chính sách hủy" open>
          Hủy trước 14:00 ngày 20/02: hoàn 100 %.
        </Disclosure>
      </div>
      <Row>
        {[...inlineIconNames, ...spriteIconNames].map((name) => (
          <span key={name} title={name}>
            <Icon name={name} size={24} />
          </span>
        ))}
      </Row>
    </Part>
  )
}
