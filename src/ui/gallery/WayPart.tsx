import { Avatar } from '../Avatar.tsx'
import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { Pagination } from '../Pagination.tsx'
import { ProgressSteps } from '../ProgressSteps.tsx'
import { Tab, tabClass, TabList } from '../Tabs.tsx'
import { Part, Row } from './Part.tsx'

const TABS = [
  'Tất cả',
  'Chờ thanh toán',
  'Hết hạn thanh toán',
  'Thất bại',
  'Đã đặt',
  'Yêu cầu sửa',
  'Yêu cầu hủy',
  'Đã hủy',
  'Hoàn thành',
  'Hoàn tiền',
  'Chờ chủ nhà',
  'Khiếu nại',
]

/** Finding one's way: tabs, pages, steps. */
export function WayPart() {
  return (
    <Part title="Lối đi">
      <Breadcrumbs
        label="Đường dẫn"
        items={[
          { key: 'home', content: <a href="#main">Trang chủ</a> },
          { key: 'list', content: <a href="#main">Vịnh Hạ Long</a> },
          { key: 'here', content: <span aria-current="page">Biệt thự Mây Ngủ</span> },
        ]}
      />
      <TabList label="Đặt phòng của bạn">
        {TABS.map((name, index) => (
          <Tab key={name}>
            <a href="#main" className={tabClass} aria-current={index === 4 ? 'page' : undefined}>
              {name}
            </a>
          </Tab>
        ))}
      </TabList>
      <ProgressSteps
        label="Đăng ký"
        steps={['Tài khoản', 'Xác minh', 'Thông tin cá nhân']}
        current={1}
        doneText="đã xong"
      />
      <Pagination
        label="Trang kết quả"
        page={6}
        pageCount={24}
        previousText="Trang trước"
        nextText="Trang sau"
        pageText={(page) => `Trang ${page}`}
        renderLink={(page, { children, ...props }) => (
          <a href={`#page-${page}`} {...props}>
            {children}
          </a>
        )}
      />
      <Row>
        <Avatar name="Nguyễn Thị Ánh" size="large" />
        <Avatar name="Trần Quốc Bảo" />
        <Avatar name="Đỗ Đức" size="small" />
      </Row>
    </Part>
  )
}
