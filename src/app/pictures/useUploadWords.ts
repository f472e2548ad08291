import { useLingui } from '@lingui/react/macro'
import { MIN_PICTURE } from '#contract/upload.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import type { Pictures } from './usePictures.ts'

const KB = 1024
const MB = KB * KB

/** What is said of picture files: what is taken, how large one is, and why what they are for has to wait. */
export function useUploadWords() {
  const { t } = useLingui()
  const format = useFormat()
  const { width, height } = MIN_PICTURE
  return {
    /** Said before anything is chosen. */
    rule: t`Ảnh JPEG hoặc PNG, từ ${width} × ${height} điểm ảnh. Ảnh nặng được tự thu nhỏ khi gửi.`,
    weight: (bytes: number): string =>
      bytes < MB / 10 ? `${format.number(Math.ceil(bytes / KB))} KB` : `${format.decimal(bytes / MB)} MB`,
    /** Undefined when all have arrived. */
    waits: ({ unsettled, refused }: Pictures): string | undefined =>
      refused ? t`Bỏ hoặc thay ảnh bị báo lỗi` : unsettled ? t`Chờ ảnh gửi xong` : undefined,
  }
}
