import { useLingui } from '@lingui/react/macro'
import type { Step } from './steps.ts'

/** How each step is called in a word, what it asks for, and what is good to know before. */
export function useStepWords(): Readonly<Record<Step, { name: string; title: string; lead: string }>> {
  const { t } = useLingui()
  return {
    photos: {
      name: t`Ảnh`,
      title: t`Chỗ ở của bạn trông thế nào?`,
      lead: t`Chọn nhiều ảnh một lần; ảnh gửi dần trong khi bạn viết tiếp. Ảnh đầu là ảnh chính.`,
    },
    place: {
      name: t({ message: 'Chỗ ở', context: 'one' }),
      title: t`Đây là chỗ nào?`,
      lead: t`Vài dòng là đủ; sửa lúc nào cũng được.`,
    },
    rooms: {
      name: t({ message: 'Phòng', context: 'several' }),
      title: t`Khách ngủ ở đâu?`,
      lead: t`Phòng thứ hai chép từ phòng đầu bằng một chạm.`,
    },
    price: {
      name: t`Giá`,
      title: t`Giá và giờ giấc`,
      lead: t`Khách thấy đúng từng đồng trước khi trả.`,
    },
    look: {
      name: t({ message: 'Xem lại', context: 'before sending' }),
      title: t`Khách sẽ thấy thế này`,
      lead: t`Đăng xong, khách tìm thấy ngay.`,
    },
  }
}
