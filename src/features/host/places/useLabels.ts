import { useLingui } from '@lingui/react/macro'
import type { HouseDraft, RoomWords } from './draft.ts'

type Named<Draft> = Readonly<Record<keyof Draft & string, string>>

/** How everything is called that a host says of a place and of its rooms: at its field, and where something is missing. */
export function useLabels(): { readonly house: Named<HouseDraft>; readonly room: Named<RoomWords> } {
  const { t } = useLingui()
  return {
    house: {
      resort_id: t`Chỗ ở`,
      type: t`Loại chỗ ở`,
      project_area_id: t`Khu vực`,
      name: t`Tên`,
      summary: t`Một câu giới thiệu`,
      description: t`Mô tả`,
      address: t`Địa chỉ`,
      position: t`Tọa độ trên bản đồ`,
      directions: t`Chỉ đường, mỗi dòng một bước`,
      house_rules: t`Nội quy, mỗi dòng một điều`,
      picture_ids: t`Ảnh`,
      area: t`Diện tích`,
      hotline: t`Điện thoại tại chỗ`,
      check_in_time: t`Nhận phòng từ`,
      check_out_time: t`Trả phòng trước`,
      quiet_from: t`Giờ yên tĩnh từ`,
      quiet_until: t`Giờ yên tĩnh đến`,
      same_day_until: t`Nhận đặt cho hôm nay, muộn nhất lúc`,
      confirmation_policy: t`Khách đặt thế nào`,
      cancellation_policy: t`Khi khách hủy`,
      service_ids: t`Dịch vụ`,
      vr_link: t`Liên kết thực tế ảo`,
    },
    room: {
      name: t`Tên phòng`,
      description: t`Mô tả phòng`,
      beds: t`Giường`,
      picture_ids: t`Ảnh của phòng`,
      area: t`Diện tích`,
      bedrooms: t`Phòng ngủ`,
      bathrooms: t`Phòng tắm`,
      units: t`Số phòng loại này`,
      entire_property: t`Cho thuê`,
      base_price: t`Giá một đêm`,
      weekend_price: t`Giá đêm thứ Sáu, thứ Bảy`,
      discount_percent: t`Giảm giá`,
      included_adults: t`Người lớn trong giá`,
      adult_surcharge: t`Mỗi người lớn thêm`,
      child_surcharge: t`Mỗi trẻ 6–12 tuổi`,
      extra_bed_price: t`Mỗi giường phụ`,
      max_extra_beds: t`Nhiều nhất mấy giường phụ`,
      max_guests: t`Nhiều nhất mấy khách`,
      benefit_ids: t`Tiện nghi`,
    },
  }
}
