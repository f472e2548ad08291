import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter, type AnyRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { Component, useEffect, type ReactNode } from 'react'
import { isChunkFailure, reloadForChunk } from '#src/api/chunks.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { missingStyles } from '#src/ui/missingParts.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { brand } from './brand.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import { Framed } from './Shell.tsx'
import { LastErrorPage } from './LastErrorPage.tsx'
import { isOnline, onNetwork } from './worker.ts'

/** The status of whatever went wrong: its own, that of its answer, or 500. */
export function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 500
  if ('status' in error && typeof error.status === 'number') return error.status
  const answer = 'response' in error ? error.response : null
  return typeof answer === 'object' &&
    answer !== null &&
    'status' in answer &&
    typeof answer.status === 'number'
    ? answer.status
    : 500
}

/**
 * A page that lacks only a network is asked for again by itself: when there is one again, and so many milliseconds after it
 * failed with one, since the first moments of a network often carry nothing yet.
 */
const AGAIN = [1000, 4000, 15_000] as const
/** Outlives the page of the error, which is made anew by each try. */
let tries = { page: '', made: 0 }

/** Asks for the page once more, and for stylesheets that did not come with its parts. */
async function comeAgain(router: AnyRouter): Promise<void> {
  await missingStyles().catch(() => undefined)
  await router.invalidate()
}

/** What shows when a page fails: what happened, that nothing is lost, and what to do. */
export function ErrorPage(props: ErrorComponentProps) {
  return (
    <SafeError>
      <Failed {...props} />
    </SafeError>
  )
}

function Failed({ error }: ErrorComponentProps) {
  const { t } = useLingui()
  const router = useRouter()
  const status = statusOf(error)
  const chunk = isChunkFailure(error)
  const told = useProblemText(error)
  useEffect(() => {
    if (chunk) void reloadForChunk()
  }, [chunk])
  const offline = status === 503 || (chunk && !isOnline())
  useEffect(() => {
    if (!offline) return undefined
    const page = router.state.location.href
    if (tries.page !== page) tries = { page, made: 0 }
    const wait = isOnline() ? AGAIN[tries.made] : undefined
    const again = (made: number) => {
      tries = { page, made }
      void comeAgain(router)
    }
    const timer = wait === undefined ? undefined : setTimeout(() => again(tries.made + 1), wait)
    const stop = onNetwork(() => isOnline() && again(0))
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [error, offline, router])
  if (status === 404) return <NotFoundPage />
  const named = error instanceof Error && error.name === 'PageError' ? error.message : ''
  const text = chunk ? t`Phần này chưa có trên máy. Bạn thử lại khi có mạng nhé.` : named || told
  const page = (
    <EmptyState
      level={1}
      picture={offline ? 'cloud' : 'boat'}
      title={offline ? t`Chưa mở được trang này` : t`Lỗi ${status}`}
      action={
        <>
          <Button tone="primary" icon="refresh" onClick={() => void comeAgain(router)}>
            <Trans>Thử lại</Trans>
          </Button>
          <Link to="/" {...buttonLook()}>
            <Trans>Về trang chủ</Trans>
          </Link>
        </>
      }
    >
      <p>{text === '' ? <Trans>Có lỗi xảy ra. Dữ liệu của bạn vẫn an toàn.</Trans> : text}</p>
    </EmptyState>
  )
  // Where the words of the next page did not come, nothing is wrong with the frame, and its ways lead on.
  const frameless = chunk && router.state.matches[0]?.status === 'error'
  if (!frameless) return page
  return (
    <Framed frame="site" access="everyone">
      <title>{`${t`Chưa mở được trang này`} · ${brand.name}`}</title>
      {page}
    </Framed>
  )
}

/** Shows the last page there is when the error page fails itself. */
class SafeError extends Component<{ children: ReactNode }, { failed: boolean }> {
  override readonly state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? <LastErrorPage /> : this.props.children
  }
}
