import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Consent, ConsentPurpose } from '#contract/shapes/privacy.ts'
import { useAct } from '#src/api/act.ts'
import { query } from '#src/api/query.ts'
import { useWished } from '#src/app/state/useWished.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { Switch } from '#src/ui/Checkbox.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Panel } from '../parts/Panel.tsx'

/** What one allows, purpose by purpose: nothing until one says so, with its day, and taken back at once. */
export function ConsentsPanel() {
  const { data, error, refetch } = useQuery(query('consent.list', {}))
  const refusal = useProblemText(error)
  return (
    <Panel
      anchor="consents"
      title={<Trans>Điều bạn cho phép</Trans>}
      lead={<Trans>Không có gì được bật sẵn. Bạn đổi ý lúc nào cũng được, và có hiệu lực ngay.</Trans>}
    >
      {data ? (
        <ul className="stack-4" role="list">
          {data.consents.map((consent) => (
            <li key={consent.purpose}>
              <ConsentSwitch consent={consent} />
            </li>
          ))}
        </ul>
      ) : (
        error === null && <Skeleton lines={3} />
      )}
      {refusal !== '' && (
        <Notice
          tone="danger"
          live="assertive"
          action={
            error && (
              <Button size="small" icon="refresh" onClick={() => void refetch()}>
                <Trans>Thử lại</Trans>
              </Button>
            )
          }
        >
          {refusal}
        </Notice>
      )}
    </Panel>
  )
}

/** One purpose. What was just asked for is shown at once, and taken back, with the reason beside it, if the server refuses. */
function ConsentSwitch({ consent }: { readonly consent: Consent }) {
  const { t } = useLingui()
  const format = useFormat()
  const { purpose, given, at } = consent
  const client = useQueryClient()
  const decide = useAct('consent.decide', {
    // Of the others it says how they stood: answers may come in another order.
    onSuccess: ({ consents }) => {
      const told = consents.find((one) => one.purpose === purpose)
      client.setQueryData(query('consent.list', {}).queryKey, (before) =>
        before && told
          ? { consents: before.consents.map((one) => (one.purpose === purpose ? told : one)) }
          : before,
      )
    },
  })
  const { wished, choose, forget } = useWished<Consent, boolean>(consent, decide.isPending)
  const refusal = useProblemText(decide.error)
  const words: Record<ConsentPurpose, { name: string; what: string }> = {
    marketing_mail: {
      name: t`Thư ưu đãi`,
      what: t`Thư về nơi mới và mã giảm giá.`,
    },
    marketing_push: {
      name: t`Thông báo ưu đãi trên máy`,
      what: t`Tin khuyến mãi trên thiết bị của bạn; tin về chuyến đi của bạn vẫn luôn đến.`,
    },
    product_analytics: {
      name: t`Giúp Ghé tốt hơn`,
      what: t`Đếm màn hình nào được dùng, không kèm tên, email hay số điện thoại của bạn.`,
    },
  }
  const when = at === null ? '' : format.moment(at)
  const said = at === null ? t`Bạn chưa cho phép.` : given ? t`Cho phép từ ${when}.` : t`Rút lại ${when}.`
  return (
    <div className="stack-2">
      <Switch
        label={words[purpose].name}
        description={`${words[purpose].what} ${said}`}
        checked={wished ?? given}
        onChange={({ target }) => {
          choose(target.checked)
          decide.mutate({ purpose, given: target.checked }, { onError: forget })
        }}
      />
      {refusal !== '' && (
        <Notice tone="danger" live="assertive">
          {refusal}
        </Notice>
      )}
    </div>
  )
}
