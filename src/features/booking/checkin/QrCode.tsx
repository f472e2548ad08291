import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import styles from './QrCode.module.css'

/** White around the code, in modules: what the standard asks for. */
const QUIET = 4

/** The dark modules of a code as one path, in modules from the top left corner, quiet zone included. */
async function drawn(text: string): Promise<{ size: number; path: string }> {
  const { create } = await import('qrcode')
  const { modules } = create([{ data: text, mode: 'alphanumeric' }], { errorCorrectionLevel: 'M' })
  let path = ''
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) path += `M${column + QUIET} ${row + QUIET}h1v1h-1z`
  return { size: modules.size + 2 * QUIET, path }
}

/** A signed check-in code as a QR picture, sharp at every size. */
export function QrCode({ text, booking }: { readonly text: string; readonly booking: string }) {
  const { t } = useLingui()
  const { data } = useQuery({
    queryKey: ['drawn code', text],
    queryFn: () => drawn(text),
    staleTime: Infinity,
    networkMode: 'always',
  })
  if (!data) return <Skeleton shape="block" />
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${data.size} ${data.size}`}
      role="img"
      aria-label={t`Mã QR nhận phòng của đặt chỗ ${booking}`}
      shapeRendering="crispEdges"
    >
      <path d={data.path} fill="currentColor" />
    </svg>
  )
}
