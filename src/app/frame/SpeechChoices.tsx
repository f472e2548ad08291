import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, type ReactNode } from 'react'
import { usePreferences } from '#src/i18n/Locale.tsx'
import { CURRENCIES, THEMES } from '#src/i18n/preferences.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { brand } from '../brand.ts'
import { useChange } from '../state/useChange.ts'
import { closeMenu } from '../header/popover.ts'
import styles from '../header/Popover.module.css'

const LANGUAGES = [
  { code: 'vi', name: 'Tiếng Việt' },
  { code: 'en', name: 'English' },
] as const

/** How the page speaks and looks. Languages are links, so that they can be chosen before the app has started. */
export function SpeechChoices() {
  const { t } = useLingui()
  const { language, currency, theme } = usePreferences()
  const { plainDate } = useFormat()
  const change = useChange()
  // For `boot.ts`: what was tapped in the frame before it answers is given to it now.
  useEffect(() => void document.dispatchEvent(new Event('ghe:frame')), [])
  const themes = { system: t`Theo máy`, light: t`Sáng`, dark: t`Tối` }
  const currencies = { VND: t`Đồng (₫)`, USD: t`Đô la ($)` }
  return (
    <>
      <Group name={t`Ngôn ngữ`}>
        {LANGUAGES.map(({ code, name }) => (
          <a
            key={code}
            className={styles.choice}
            href={`?lang=${code}`}
            lang={code}
            rel="nofollow"
            data-on={code === language || undefined}
            aria-current={code === language ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault()
              closeMenu(event)
              void change({ language: code })
            }}
          >
            {name}
            {code === language && <Icon name="check" size={16} />}
          </a>
        ))}
      </Group>
      {brand.exchange && (
        <Group name={t`Tiền tệ`}>
          {CURRENCIES.map((code) => (
            <Choice key={code} on={code === currency} onPress={() => void change({ currency: code })}>
              {currencies[code]}
            </Choice>
          ))}
        </Group>
      )}
      {brand.exchange && currency === 'USD' && (
        <p className="note">
          <Trans>
            Giá đô la là ước tính theo tỷ giá ngày {plainDate(brand.exchange.on)}. Bạn thanh toán bằng đồng.
          </Trans>
        </p>
      )}
      <Group name={t`Giao diện`} across={3}>
        {THEMES.map((name) => (
          <Choice key={name} on={name === theme} onPress={() => void change({ theme: name })}>
            {themes[name]}
          </Choice>
        ))}
      </Group>
    </>
  )
}

function Group({ name, across, children }: { name: string; across?: 3; children: ReactNode }) {
  const id = useId()
  return (
    <>
      <p className={styles.group} id={id}>
        {name}
      </p>
      <div className={styles.choices} data-across={across} role="group" aria-labelledby={id}>
        {children}
      </div>
    </>
  )
}

function Choice({ on, onPress, children }: { on: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className={styles.choice}
      data-on={on || undefined}
      aria-pressed={on}
      onClick={onPress}
    >
      {children}
      {on && <Icon name="check" size={16} />}
    </button>
  )
}
