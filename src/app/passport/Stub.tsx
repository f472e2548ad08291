import { Trans } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Icon } from '#src/ui/Icon.tsx'
import type { IconName } from '#src/ui/iconNames.ts'
import { usePersonPlaces } from '../frame/PersonLinks.tsx'
import { useStayAhead } from '../stays/useStayAhead.ts'
import styles from './Stub.module.css'

/** The room of the stub while nobody knows what stands there. */
export const StubRoom = () => <div className={styles.unknown} />

/** The stub along the foot of who travels: the code of the stay that is now or next, else the way to the next one. */
export function Stub() {
  const format = useFormat()
  const stay = useStayAhead()
  if (stay === undefined) return <StubRoom />
  return stay === null ? (
    <Torn link={{ to: '/list-room' }} icon="search" title={<Trans>Chuyến tới bạn ghé đâu?</Trans>}>
      <Trans>Tìm chỗ ở</Trans>
    </Torn>
  ) : (
    <Torn link={{ to: '/booking/$id/checkin', params: { id: stay.id } }} icon="qr" title={stay.resortName}>
      {format.range(stay.checkIn, stay.checkOut)} · <Trans>Mã nhận phòng</Trans>
    </Torn>
  )
}

/** The stub of who has no stays of their own: the way to their work. */
export function WorkStub() {
  const work = usePersonPlaces().findLast(({ door }) => door === 'work')
  return (
    work && (
      <Torn link={work.link} icon={work.icon} title={<Trans>Việc của bạn ở Ghé</Trans>}>
        {work.text}
      </Torn>
    )
  )
}

interface TornProps {
  readonly link: LinkProps
  readonly icon: IconName
  readonly title: ReactNode
  readonly children: ReactNode
}

const Torn = ({ link, icon, title, children }: TornProps) => (
  <Link {...link} className={styles.stub}>
    <Icon name={icon} size={24} />
    <span className={styles.words}>
      <strong>{title}</strong>
      <span>{children}</span>
    </span>
    <Icon name="chevron-right" />
  </Link>
)
