import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { offlineProblem } from '#src/api/problem.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { saveFile } from '#src/ui/saveFile.ts'

/** What was paid and what came back, as a PDF to keep. */
export function Receipt({ booking: { id, code } }: { readonly booking: BookingDetail }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      // Asking is online in any case, so the device does not keep how.
      const { callFile } = await import('#src/api/file.ts').catch(() => Promise.reject(offlineProblem()))
      return callFile('booking.receipt', { booking_id: id })
    },
    onSuccess: (file) => saveFile(`${code}.pdf`, file),
    networkMode: 'always',
  })
  const failed = useProblemText(error)
  return (
    <div>
      <Button icon="receipt" busy={isPending} onClick={() => mutate()}>
        <Trans>Tải biên nhận (PDF)</Trans>
      </Button>
      {failed !== '' && <p role="alert">{failed}</p>}
    </div>
  )
}
