import { useState } from 'react'
import { Badge, StatusBadge, type BadgeTone } from '../Badge.tsx'
import { Card, cardBodyClass, cardLinkClass } from '../Card.tsx'
import { Carousel } from '../Carousel.tsx'
import { Tag } from '../Chip.tsx'
import { Facts } from '../Facts.tsx'
import { Gallery } from '../Gallery.tsx'
import { IconButton } from '../IconButton.tsx'
import { PaperHills } from '../PaperScene.tsx'
import { Picture } from '../Picture.tsx'
import { Price } from '../Price.tsx'
import { Rating, Stars } from '../Rating.tsx'
import { Skeleton, SkeletonGroup } from '../Skeleton.tsx'
import { Columns, Part, Row } from './Part.tsx'
import styles from './ComponentsPage.module.css'

const PLACES = [
  { id: 'resort-karst-1f3a-0-1', name: 'Biệt thự Mây Ngủ', area: 'Vịnh Hạ Long', was: '2.900.000 ₫' },
  { id: 'resort-oldtown-2b-1-3', name: 'Khách sạn Ngõ Đèn Lồng', area: 'Phố cổ Hội An', was: undefined },
  {
    id: 'resort-pine-77c-0-1',
    name: 'Nhà Thông Bên Hồ Tuyền Lâm và những ngày sương',
    area: 'Đà Lạt',
    was: undefined,
  },
] as const

function PlaceCard({ id, name, area, was }: (typeof PLACES)[number]) {
  const [liked, setLiked] = useState(was !== undefined)
  return (
    <Card look="mount" interactive>
      <Picture id={id} alt="" sizes="(min-width: 768px) 33vw, 100vw" />
      <div className={styles.heart}>
        <IconButton
          icon="heart"
          tone="float"
          label="Lưu nơi này"
          pressed={liked}
          onClick={() => setLiked(!liked)}
        />
      </div>
      <div className={cardBodyClass}>
        <div className={styles.between}>
          <Badge tone="action">Biệt thự</Badge>
          <Rating value="4,8" count="126" label="4,8 trên 5 sao, 126 đánh giá" />
        </div>
        <h3>
          <a className={cardLinkClass} href="#main">
            {name}
          </a>
        </h3>
        <Row>
          <Tag icon="pin">{area}</Tag>
          <Tag icon="users">2–8 khách</Tag>
          <Tag icon="area">240 m²</Tag>
        </Row>
        <Price amount="2.350.000 ₫" unit="mỗi đêm" was={was} wasText="Giá cũ" nowText="nay còn" />
      </div>
    </Card>
  )
}

const TONES: readonly BadgeTone[] = ['neutral', 'action', 'attention', 'success', 'warning', 'info', 'gold']

/** Cards, pictures, badges, prices, stars. */
export function PaperPart() {
  return (
    <Part title="Giấy: thẻ, ảnh, giá">
      <Columns>
        {PLACES.map((place) => (
          <PlaceCard key={place.id} {...place} />
        ))}
      </Columns>
      <Gallery
        label="Ảnh của Biệt thự Mây Ngủ"
        pictures={[0, 1, 2, 3, 4].map((view) => ({
          id: `resort-karst-1f3a-${view}-1`,
          alt: `Góc nhìn ${view + 1}`,
        }))}
        countText={(place, total) => `${place} / ${total}`}
        previousText="Ảnh trước"
        nextText="Ảnh sau"
        openText="Xem ảnh lớn"
        onOpen={() => undefined}
      />
      <Carousel
        label="Cảm nhận của khách"
        previousText="Trước"
        nextText="Sau"
        slideText={(place, total) => `${place} trên ${total}`}
        look="row"
        slides={['Thanh Hà', 'Quốc Bảo', 'Ngọc Ánh', 'Đức Huy'].map((name) => ({
          key: name,
          content: (
            <Card look="paper" padded>
              <Stars value={4.5} label="4,5 trên 5 sao" />
              <p>“Sáng mở cửa là thấy vịnh. Cô chủ nhà để sẵn bình trà sen, mấy đứa nhỏ không chịu về.”</p>
              <b>{name}</b>
            </Card>
          ),
        }))}
      />
      <Row>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone} icon={tone === 'gold' ? 'star' : undefined}>
            {tone}
          </Badge>
        ))}
        <StatusBadge tone="success">Đã đặt</StatusBadge>
        <StatusBadge tone="warning">Chờ thanh toán</StatusBadge>
        <StatusBadge tone="attention">Thanh toán thất bại</StatusBadge>
      </Row>
      <Columns>
        <Card as="div" padded>
          <Facts
            items={[
              { key: 'room', label: '2 đêm × 2.350.000 ₫', value: '4.700.000 ₫' },
              { key: 'fee', label: 'Phụ thu giường thêm', value: '300.000 ₫' },
              { key: 'off', label: 'Mã GHE10', value: '−470.000 ₫' },
              { key: 'sum', label: 'Tổng cộng', value: '4.530.000 ₫', strong: true },
            ]}
          />
        </Card>
        <Card as="div" padded look="sunken">
          <Facts
            look="pairs"
            items={[
              { key: 'in', label: 'Nhận phòng', value: '17/02/2026 (Th 3)' },
              { key: 'out', label: 'Trả phòng', value: '19/02/2026 (Th 5)' },
              { key: 'guests', label: 'Khách', value: '2 người lớn, 1 trẻ em' },
            ]}
          />
        </Card>
        <Card as="div" look="mount">
          <SkeletonGroup label="Đang tải">
            <Skeleton shape="picture" />
            <div className={cardBodyClass}>
              <Skeleton shape="title" />
              <Skeleton lines={3} />
            </div>
          </SkeletonGroup>
        </Card>
      </Columns>
      <Price size="large" amount="12.350.000 ₫" unit="cho 5 đêm" note="khoảng 474 USD, đã gồm thuế" />
      <PaperHills />
    </Part>
  )
}
