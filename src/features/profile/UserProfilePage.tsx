import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#src/api/query.ts'
import { savedAt } from '#src/api/savedAt.ts'
import { Passport } from '#src/app/passport/Passport.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { useRoomBeside } from '#src/ui/useWide.ts'
import { AvatarEditor } from './parts/AvatarEditor.tsx'
import { ContactWays } from './parts/ContactWays.tsx'
import { DetailsForm } from './parts/DetailsForm.tsx'
import { PageError, PageLoading, SavedProfile } from './parts/PageStates.tsx'
import styles from './profile.module.css'

/** Who I am: my picture, my details, and where I can be reached; where this is the account's first page, headed by the passport. */
export function UserProfilePage() {
  const { data, error, refetch } = useQuery(query('profile.mine', {}))
  const first = useRoomBeside()
  return (
    <div className={styles.page}>
      {first && <Passport />}
      <SectionHeading
        level={1}
        lead={
          <Trans>
            Tên và ngày sinh được điền sẵn khi bạn đặt phòng. Chủ nhà chỉ thấy thông tin liên hệ của đặt
            phòng.
          </Trans>
        }
      >
        <Trans>Thông tin của tôi</Trans>
      </SectionHeading>
      {data ? (
        <>
          <SavedProfile at={savedAt(data)} />
          <AvatarEditor profile={data} seenAbove={first} />
          <DetailsForm key={data.userId} profile={data} />
          <ContactWays profile={data} />
        </>
      ) : error ? (
        <PageError error={error} onRetry={() => void refetch()} />
      ) : (
        <PageLoading />
      )}
    </div>
  )
}
