import { useLingui } from '@lingui/react/macro'
import { MAX_UPLOAD_MB, MIN_PICTURE } from '#contract/upload.ts'
import { useFormat } from '#src/i18n/useFormat.ts'

const KB = 1024
const MB = KB * KB

/** What is said of picture files: what is taken, and how large one is. */
export function useUploadWords() {
  const { t } = useLingui()
  const format = useFormat()
  const [width, height, most] = [MIN_PICTURE.width, MIN_PICTURE.height, MAX_UPLOAD_MB]
  return {
    /** Said before anything is chosen. */
    rule: t`JPEG hoặc PNG, dưới ${most} MB, ít nhất ${width} × ${height} điểm ảnh.`,
    weight: (bytes: number): string =>
      bytes < MB / 10 ? `${format.number(Math.ceil(bytes / KB))} KB` : `${format.decimal(bytes / MB)} MB`,
  }
}
