import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#src/api/query.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Card } from '#src/ui/Card.tsx'
import { usePersonPlaces } from '../frame/PersonLinks.tsx'
import { faceOf } from '../frame/PersonMenu.tsx'
import { useSession } from '../state/session.ts'
import { monthWithin } from './monthWithin.ts'
import { Stamps } from './Stamps.tsx'
import { Stub, StubRoom, WorkStub } from './Stub.tsx'
import styles from './Passport.module.css'

/**
 * Who travels here, as the first page of their passport: since when, and a stamp for every area that they came back from. What is
 * not known leaves its room empty, so that nothing below ever moves. `heads`: it is the head of its page.
 */
export function Passport({ heads = false }: { readonly heads?: boolean }) {
  const { t } = useLingui()
  const format = useFormat()
  const session = useSession()
  const { data: passport } = useQuery(query('profile.passport', {}))
  const person = session.state === 'signedIn' ? session.person : null
  // Who works here is not promised a first stamp.
  const works = usePersonPlaces().some(({ door }) => door === 'work')
  const Name = heads ? 'h1' : 'p'
  const since = passport && monthWithin(format, passport.since)
  return (
    <Card as="section" aria-label={t`Hộ chiếu của bạn`}>
      <div className={styles.page}>
        <div className={styles.person}>
          <Avatar name={person?.name ?? ''} src={person ? faceOf(person) : undefined} size="large" />
          <div className="stack anywhere narrow">
            <Name className={styles.name}>{person?.name ?? t`Tài khoản`}</Name>
            <p className={styles.contact}>{person?.email ?? person?.phone}</p>
            <p className={styles.since}>{since !== undefined && <Trans>Ghé từ {since}</Trans>}</p>
          </div>
        </div>
        <Stamps passport={passport} travels={!works} />
      </div>
      {person === null ? <StubRoom /> : person.capabilities.includes('booking.own') ? <Stub /> : <WorkStub />}
    </Card>
  )
}
