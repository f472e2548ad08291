import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isOwnTour } from '#contract/vr.ts'
import { placePath } from '#src/domain/place/placePath.ts'
import { isProblem } from '#src/api/problem.ts'
import { query } from '#src/api/query.ts'
import { useCodeText, useProblemText } from '#src/i18n/codeText.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import styles from './VrPage.module.css'

/** What a tour may do: run its own scripts as itself, never leave its frame. Ours has no scripts. */
const SANDBOX = { own: 'allow-same-origin', other: 'allow-scripts allow-same-origin allow-forms' } as const

/** There is no tour to open: the link is bad, or there is none. */
function NoTour() {
  const said = useCodeText('C_043')
  return (
    <EmptyState
      picture="cloud"
      level={1}
      title={said}
      action={
        <Link to="/list-room" {...buttonLook({ tone: 'primary' })}>
          <Trans>Xem các chỗ ở</Trans>
        </Link>
      }
    />
  )
}

function OtherTrouble({ error }: { readonly error: Error }) {
  const said = useProblemText(error)
  return <EmptyState picture="cloud" level={1} title={said} />
}

/** The virtual-reality tour of a resort, in a frame that can do nothing to the page around it. */
export function VrPage({ resortId }: { readonly resortId: string | undefined }) {
  const { t } = useLingui()
  const { data, error } = useQuery({
    ...query('resort.detail', { resort_id: resortId ?? '' }),
    enabled: resortId !== undefined,
  })
  if (resortId === undefined || isProblem(error, 404) || isProblem(error, 400)) return <NoTour />
  if (error && !data) return <OtherTrouble error={error} />
  if (!data) return <Skeleton shape="block" />
  const link = data.vrLink
  if (!link) return <NoTour />
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Link to={placePath(data.type)} params={{ id: data.id }} className="touch">
          <Icon name="arrow-left" />
          {data.name}
        </Link>
        <h1>
          <Trans>Tham quan thực tế ảo</Trans>
        </h1>
      </div>
      <iframe
        className={styles.frame}
        src={link}
        title={t`Tham quan ${data.name}`}
        sandbox={isOwnTour(link) ? SANDBOX.own : SANDBOX.other}
        allow="fullscreen; xr-spatial-tracking; gyroscope; accelerometer"
        referrerPolicy="no-referrer"
      />
      {!isOwnTour(link) && (
        <p className="note">
          <Trans>Nội dung do {new URL(link).hostname} cung cấp.</Trans>
        </p>
      )}
    </div>
  )
}
