import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/Icon.tsx'
import { iconButtonLook } from '#src/ui/IconButton.tsx'
import { PersonMark, PersonPanel } from '../frame/PersonMenu.tsx'
import { SpeechChoices } from '../frame/SpeechChoices.tsx'
import popover from './Popover.module.css'

type Props = { id: string; label: string; mark: ReactNode; children: ReactNode }

/** A button of the header and the panel it opens, by the browser itself: before the app has started, too. */
function HeaderMenu({ id, label, mark, children }: Props) {
  return (
    <>
      <button {...iconButtonLook('plain')} type="button" popoverTarget={id} aria-label={label}>
        {mark}
      </button>
      <div id={id} popover="auto" className={popover.panel} role="dialog" aria-label={label}>
        {children}
      </div>
    </>
  )
}

/** Language, currency and light. */
export function SpeechMenu() {
  const { t } = useLingui()
  return (
    <HeaderMenu
      id="speech-menu"
      label={t`Ngôn ngữ, tiền tệ và giao diện`}
      mark={<Icon name="globe" size={24} />}
    >
      <p className={popover.title}>
        <Trans>Hiển thị</Trans>
      </p>
      <SpeechChoices />
    </HeaderMenu>
  )
}

/** Signing in, or what is the person's. */
export function PersonMenu() {
  const { t } = useLingui()
  return (
    <HeaderMenu id="person-menu" label={t`Tài khoản`} mark={<PersonMark />}>
      <PersonPanel />
    </HeaderMenu>
  )
}
