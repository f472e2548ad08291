import { Button } from '../Button.tsx'
import { Card } from '../Card.tsx'
import { Countdown } from '../Countdown.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { Notice } from '../Notice.tsx'
import type { SceneName } from '../PaperScene.tsx'
import { ProgressBar } from '../ProgressBar.tsx'
import { Timeline } from '../Timeline.tsx'
import { ToastRegion } from '../ToastRegion.tsx'
import { Columns, Part } from './Part.tsx'

const SCENES: readonly SceneName[] = ['boat', 'cloud', 'lantern', 'basket', 'letter', 'bay']

/** What the product says: notices, empty states, time that runs out. */
export function MessagesPart() {
  return (
    <Part title="Lời nhắn">
      <ProgressBar active label="Đang tải" />
      <ToastRegion label="Thông báo nhanh" closeText="Đóng thông báo" />
      <Columns>
        <Notice title="Chưa có mạng">Bạn đang xem bản lưu lúc 14:05. Gửi đi khi có mạng trở lại.</Notice>
        <Notice tone="success" title="Đã giữ chỗ">
          Chủ nhà sẽ xác nhận trước 18:00, thứ Bảy.
        </Notice>
        <Notice
          tone="warning"
          title="Còn 12 phút để thanh toán"
          action={<Button size="small">Thanh toán</Button>}
        >
          Sau 14:35 phòng sẽ mở lại cho người khác.
        </Notice>
        <Notice tone="danger" title="Thanh toán chưa thành công">
          Tiền chưa bị trừ. Bạn thử lại hoặc chọn cách khác.
        </Notice>
        <Countdown label="Thời gian giữ chỗ" seconds={1145} />
        <Countdown label="Thời gian giữ chỗ" seconds={59} />
      </Columns>
      <Columns>
        {SCENES.map((scene) => (
          <Card key={scene} as="div">
            <EmptyState
              picture={scene}
              level={3}
              title="Chưa có chuyến đi nào"
              action={<Button tone="primary">Tìm chỗ ở</Button>}
            >
              Những nơi bạn đặt sẽ nằm ở đây, xem được cả khi không có mạng.
            </EmptyState>
          </Card>
        ))}
      </Columns>
      <Timeline
        items={[
          { key: '1', time: '14:05, 12/02/2026', title: 'Bạn gửi yêu cầu đặt phòng' },
          {
            key: '2',
            time: '14:20, 12/02/2026',
            title: 'Thanh toán thất bại',
            tone: 'attention',
            text: 'VNPay, 4.530.000 ₫',
          },
          { key: '3', time: 'trước 18:00, thứ Bảy', title: 'Chờ chủ nhà xác nhận', tone: 'waiting' },
        ]}
      />
    </Part>
  )
}
