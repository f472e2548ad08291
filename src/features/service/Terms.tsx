import { Plural, Trans } from '@lingui/react/macro'
import { useFormat } from '#src/i18n/useFormat.ts'
import type { ServiceDetail } from '#contract/shapes/service.ts'
import styles from './ServicePage.module.css'

/** Rules of a service and of cancelling, in sentences. */
export function Terms({ service }: { readonly service: ServiceDetail }) {
  const format = useFormat()
  const percent = format.percent(service.cancelFeePercent)
  return (
    <section className={styles.section}>
      <h2>
        <Trans>Nội quy và hủy vé</Trans>
      </h2>
      <ul>
        <li>
          {service.freeCancelHours > 0 ? (
            <Plural value={service.freeCancelHours} other="Hủy trước giờ bắt đầu ít nhất # giờ: hoàn 100%." />
          ) : (
            <Trans>Hủy bất cứ lúc nào trước giờ bắt đầu: hoàn 100%.</Trans>
          )}
        </li>
        {service.freeCancelHours > 0 && (
          <li>
            <Trans>Hủy muộn hơn, trước giờ bắt đầu: phí {percent} tiền vé, làm tròn xuống nghìn đồng.</Trans>
          </li>
        )}
        <li>
          <Trans>Sau giờ bắt đầu, hoặc khi đã có vé được quét: không hủy được nữa.</Trans>
        </li>
        {service.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
        {service.partner && (
          <li>
            <Trans>
              Vé do đối tác phát hành: hệ thống của họ được hỏi trước khi giữ vé, và có thể xác nhận sau ít
              phút.
            </Trans>
          </li>
        )}
      </ul>
    </section>
  )
}
