import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { Icon } from '#src/ui/Icon.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { LookupItem } from '#contract/shapes/lookup.ts'
import { useTypeNames } from '../filters/useTypeNames.ts'
import { useSuggestions, type Choice } from './useSuggestions.ts'
import styles from './Asking.module.css'

const TYPE_ICONS = { 1: 'villa', 2: 'apartment', 3: 'hotel' } as const

/** A field that suggests while one types: arrows go through what it means, Enter takes it, Escape empties the field. */
export function SuggestField({
  areas,
  typed,
  onType,
  onChoose,
}: {
  readonly areas: readonly LookupItem[]
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly onChoose: (choice: Choice) => void
}) {
  const { t } = useLingui()
  const list = useId()
  const [at, setAt] = useState(0)
  const { choices, waiting, failed } = useSuggestions(typed, areas)
  const active = Math.min(at, choices.length - 1)
  const activeId = active >= 0 ? `${list}-${active}` : undefined

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function press(event: KeyboardEvent) {
    // Enter and Escape also end what an input method is writing.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && choices.length > 0) setAt((active + step + choices.length) % choices.length)
    else if (event.key === 'Enter') {
      const choice = choices[active]
      if (choice) onChoose(choice)
    } else if (event.key === 'Escape' && typed !== '') {
      event.stopPropagation()
      onType('')
    } else return
    event.preventDefault()
  }

  return (
    <div className="stack-2">
      <TextField
        label={t`Bạn muốn ghé đâu?`}
        icon="search"
        placeholder={t`Đà Lạt, phố cổ, tên chỗ ở…`}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={choices.length > 0}
        aria-controls={list}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={100}
        value={typed}
        onChange={({ target }) => {
          setAt(0)
          onType(target.value)
        }}
        onKeyDown={press}
      />
      <div
        id={list}
        role="listbox"
        aria-label={t`Bạn muốn ghé đâu?`}
        className={styles.list}
        hidden={choices.length === 0}
      >
        {choices.map((choice, index) => (
          <button
            key={choice.id}
            id={`${list}-${index}`}
            type="button"
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={styles.row}
            onClick={() => onChoose(choice)}
          >
            <Words choice={choice} />
          </button>
        ))}
      </div>
      <div role="status" className="note">
        {failed ? (
          <Trans>Chưa tra được tên chỗ ở.</Trans>
        ) : choices.length > 0 ? (
          <VisuallyHidden>
            <Plural value={choices.length} other="# gợi ý" />
          </VisuallyHidden>
        ) : (
          !waiting && typed.trim() !== '' && <Trans>Không có nơi nào tên như vậy. Hãy thử tên khác.</Trans>
        )}
      </div>
    </div>
  )
}

function Words({ choice }: { readonly choice: Choice }) {
  const names = useTypeNames()
  if ('place' in choice) {
    const { resortName, resortType, projectAreaName } = choice.place
    return (
      <>
        <Icon name={TYPE_ICONS[resortType]} />
        <span className="anywhere narrow">
          {resortName}
          <span className={styles.note}>
            {names[resortType]} · {projectAreaName}
          </span>
        </span>
      </>
    )
  }
  const { area, type, by } = choice.named
  const kind = type && names[type]
  const title = area && kind ? `${kind} · ${area.name}` : (area?.name ?? kind)
  return (
    <>
      <Icon name={type ? TYPE_ICONS[type] : 'pin'} />
      <span className="anywhere narrow">
        {title}
        <span className={styles.note}>
          {by !== undefined && !title?.startsWith(by) ? (
            by
          ) : area ? (
            <Trans>Điểm đến</Trans>
          ) : (
            <Trans>Loại chỗ ở</Trans>
          )}
        </span>
      </span>
    </>
  )
}
