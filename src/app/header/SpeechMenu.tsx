import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '#src/ui/Icon.tsx'
import { iconButtonLook } from '#src/ui/IconButton.tsx'
import { SpeechChoices } from './SpeechChoices.tsx'
import popover from './Popover.module.css'

const MENU = 'speech-menu'

/** Language, currency and light, behind one button. */
export function SpeechMenu() {
  const { t } = useLingui()
  return (
    <>
      <button {...iconButtonLook('plain')} type="button" popoverTarget={MENU} aria-label={t`Ngôn ngữ, tiền tệ và giao diện`}>
        <Icon name="globe" size={24} />
      </button>
      <div id={MENU} popover="auto" className={popover.panel} role="dialog" aria-label={t`Ngôn ngữ, tiền tệ và giao diện`}>
        <h2 className={popover.title}>
          <Trans>Hiển thị</Trans>
        </h2>
        <SpeechChoices />
      </div>
    </>
  )
}
