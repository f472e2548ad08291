import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SHARE_TOKEN_LENGTH } from '#contract/numbers.ts'
import type { SharedStay } from '#contract/shapes/sharedStay.ts'
import { isProblem } from '#src/api/problem.ts'
import { query } from '#src/api/query.ts'
import { MapPoster } from '#src/app/pieces/MapPoster.tsx'
import { Ways } from '#src/app/pieces/Ways.tsx'
import { useProblemText } from '#src/i18n/codeText.ts'
import { usePolicyText } from '#src/i18n/policyText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button, LinkButton } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Card } from '#src/ui/Card.tsx'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { QrCode } from '#src/ui/QrCode.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import styles from './shared.module.css'

/** The stay itself: when, where, how to come there, whom to call, and the code where it is shared. */
function Stay({ stay }: { readonly stay: SharedStay }) {
  const { t } = useLingui()
  const format = useFormat()
  const { arrival, qr, resortName } = stay
  const { hoursLine } = usePolicyText()
  return (
    <>
      <SectionHeading
        level={1}
        lead={
          <time dateTime={stay.checkIn}>
            {format.range(stay.checkIn, stay.checkOut)} · {stay.projectAreaName}
          </time>
        }
      >
        {resortName}
      </SectionHeading>
      <p>
        {hoursLine(arrival)} · {stay.roomNames.join(', ')}
      </p>
      {qr && (
        <Card as="section" padded>
          <div className={styles.code}>
            <h2>
              <Trans>Mã nhận phòng</Trans>
            </h2>
            <div className={styles.paper}>
              <QrCode signed text={qr.text} label={t`Mã QR nhận phòng của đặt phòng ${qr.shortCode}`} />
              <strong>{qr.shortCode}</strong>
            </div>
            <p>
              <Trans>Bạn đưa mã này cho chủ nhà ở cổng.</Trans>
            </p>
          </div>
        </Card>
      )}
      <Card as="section" padded>
        <div className={styles.sheet}>
          <SectionHeading>
            <Trans>Đường đến và liên hệ</Trans>
          </SectionHeading>
          <p>
            <strong>{arrival.address}</strong>{' '}
            <CopyButton text={arrival.address} label={t`Chép địa chỉ`} copiedText={t`Đã chép`} />
          </p>
          {arrival.position !== null && <MapPoster at={arrival.position} exact name={resortName} />}
          {arrival.position !== null && <Ways at={arrival.position} name={resortName} />}
          <ol>
            {arrival.directions.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {arrival.hostPhone !== '' && (
            <LinkButton href={`tel:${arrival.hostPhone}`} icon="phone">
              <Trans>Gọi chủ nhà {arrival.hostName}</Trans>
            </LinkButton>
          )}
          <h3>
            <Trans>Nội quy</Trans>
          </h3>
          <ul>
            {arrival.houseRules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
      </Card>
    </>
  )
}

/** What stands where there is nothing to show: the link ended, or never was. */
function Nothing({ ended }: { readonly ended: boolean }) {
  return (
    <EmptyState
      level={1}
      picture="lantern"
      title={ended ? <Trans>Liên kết này đã dừng</Trans> : <Trans>Không có gì ở liên kết này</Trans>}
      action={
        <Link to="/" {...buttonLook({ tone: 'primary' })}>
          <Trans>Xem các chỗ ở khác</Trans>
        </Link>
      }
    >
      <p>
        {ended ? (
          <Trans>Chuyến đi đã qua, đã đổi, hoặc người gửi đã dừng chia sẻ. Bạn hỏi lại người đó nhé.</Trans>
        ) : (
          <Trans>Có thể liên kết bị thiếu khi chép. Bạn xin người gửi gửi lại nhé.</Trans>
        )}
      </p>
    </EmptyState>
  )
}

/** A stay as who travels along sees it, without an account. */
export function SharedStayPage({ token }: { readonly token: string }) {
  const { t } = useLingui()
  const whole = token.length === SHARE_TOKEN_LENGTH
  const { data, error, refetch } = useQuery({ ...query('stay.shared', { token }), enabled: whole })
  const problem = useProblemText(error)
  if (data)
    return (
      <div className={styles.page}>
        <Stay stay={data} />
      </div>
    )
  if (!whole || isProblem(error, 'G_404') || isProblem(error, 'G_SHARE_ENDED') || isProblem(error, 'G_INPUT'))
    return <Nothing ended={isProblem(error, 'G_SHARE_ENDED')} />
  if (error)
    return (
      <EmptyState
        level={1}
        picture="lantern"
        title={<Trans>Chưa mở được chuyến đi này</Trans>}
        action={
          <Button tone="primary" onClick={() => void refetch()}>
            <Trans>Thử lại</Trans>
          </Button>
        }
      >
        <p role="alert">{problem}</p>
      </EmptyState>
    )
  return (
    <div className={styles.page}>
      <h1 className="heading">
        <Trans>Chuyến đi được chia sẻ</Trans>
      </h1>
      <SkeletonGroup label={t`Đang mở`}>
        <Skeleton shape="block" />
      </SkeletonGroup>
    </div>
  )
}
