import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Security } from '#contract/shapes/profile.ts'
import { BASE, WIRE } from '#src/api/wire.ts'
import { Button, LinkButton } from '#src/ui/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { ConfirmPerson } from './ConfirmPerson.tsx'

interface ExportPanelProps {
  readonly security: Security
  /** This device has just confirmed who is there. */
  readonly confirmed: boolean
}

/** Everything that is kept of the person, as a file to take along. */
export function ExportPanel({ security, confirmed }: ExportPanelProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Panel
        anchor="export"
        title={<Trans>Dữ liệu của bạn</Trans>}
        lead={
          <Trans>
            Một tệp JSON với mọi thứ chúng tôi giữ về bạn: thông tin, đặt phòng, đánh giá, thông báo, điều bạn
            cho phép. Tên mục có cả tiếng Việt và tiếng Anh.
          </Trans>
        }
      >
        <div>
          {confirmed ? (
            <LinkButton icon="download" href={BASE + WIRE['account.export'].path} download="ghe.json">
              <Trans>Tải dữ liệu của tôi</Trans>
            </LinkButton>
          ) : (
            <Button icon="download" onClick={() => setAsking(true)}>
              <Trans>Tải dữ liệu của tôi</Trans>
            </Button>
          )}
        </div>
      </Panel>
      {asking && !confirmed && <ConfirmPerson security={security} />}
    </>
  )
}
