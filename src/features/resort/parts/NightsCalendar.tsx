import { Trans } from '@lingui/react/macro'
import { useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { StayCalendar } from '#src/ui/StayCalendar.tsx'
import { useStayCalendar, type StayCalendarOf } from '../useStayCalendar.ts'

/** The calendar of a resort: full nights cannot be chosen, the others say their price. */
export function NightsCalendar(props: StayCalendarOf) {
  const { calendar, nights } = useStayCalendar(props)
  const problem = useProblemText(nights.error)
  return (
    <>
      {nights.error && (
        <Notice
          tone="warning"
          live="polite"
          action={
            <Button size="small" onClick={nights.retry}>
              <Trans>Thử lại</Trans>
            </Button>
          }
        >
          {problem}
        </Notice>
      )}
      <StayCalendar {...calendar} />
    </>
  )
}
