import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { query } from '#src/api/query.ts'
import { metresBetween } from '#src/app/distance.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import type { LookupItem } from '#contract/shapes/lookup.ts'
import type { Position } from '#contract/shapes/position.ts'
import styles from './Asking.module.css'

/** A town is near enough; a position of five minutes ago as well. */
const ROUGHLY = { timeout: 10_000, maximumAge: 300_000 } as const
const KILOMETRE = 1000

const whereIAm = () =>
  new Promise<Position>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) => resolve({ lat, lng }),
      reject,
      ROUGHLY,
    )
  })

const isRefused = (error: unknown): boolean =>
  error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED

/** Chooses the area nearest to this device, which is asked where it is only now; what it says stays on it. */
export function NearMe({
  areas,
  onChoose,
}: {
  readonly areas: readonly LookupItem[]
  readonly onChoose: (area: number) => void
}) {
  const { t } = useLingui()
  const format = useFormat()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [said, setSaid] = useState<ReactNode>(null)

  async function nearest(): Promise<ReactNode> {
    const [here, places] = await Promise.all([whereIAm(), client.fetchQuery(query('search.areas', {}))])
    const [first] = places
      .flatMap(({ id, position }) => {
        const area = areas.find((one) => one.id === id)
        return area ? [{ area, metres: metresBetween(here, position) }] : []
      })
      .sort((one, other) => one.metres - other.metres)
    if (first === undefined) throw new Error('No area lies on the map')
    onChoose(first.area.id)
    const { name } = first.area
    const far = format.decimal(Math.round(first.metres / KILOMETRE))
    return t`Gần bạn nhất là ${name}, cách khoảng ${far} km.`
  }

  async function ask() {
    setAsking(true)
    setSaid(null)
    const answer = await nearest().catch((error: unknown) =>
      isRefused(error)
        ? t`Trình duyệt chưa cho biết vị trí. Hãy gõ tên nơi đến, hoặc cho phép trong cài đặt.`
        : t`Chưa biết bạn đang ở gần đâu. Hãy thử lại, hoặc gõ tên nơi đến.`,
    )
    setSaid(answer)
    setAsking(false)
  }

  return (
    <div className={styles.near}>
      <Button tone="quiet" icon="compass" busy={asking} onClick={() => void ask()}>
        {asking ? <Trans>Đang xem bạn ở đâu…</Trans> : <Trans>Gần tôi</Trans>}
      </Button>
      <p role="status" className="note">
        {said}
      </p>
    </div>
  )
}
