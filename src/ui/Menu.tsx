import './ariaVietnamese.ts'
import type { RefObject } from 'react'
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { AriaLanguage } from './AriaLanguage.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconNames.ts'
import styles from './Popover.module.css'

interface MenuEntry {
  readonly id: string
  readonly label: string
  readonly description?: string | undefined
  readonly icon?: IconName | undefined
  readonly tone?: 'plain' | 'danger' | undefined
  readonly disabled?: boolean | undefined
}

export interface MenuProps {
  readonly isOpen: boolean
  readonly onOpenChange: (open: boolean) => void
  /** The button that it hangs from; give that `aria-expanded` and `aria-haspopup="menu"`. */
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly label: string
  readonly items: readonly MenuEntry[]
  /** The id of what was chosen; the menu is closed by then. */
  readonly onAction: (id: string) => void
  /** Given, the menu is a choice and this one is ticked. */
  readonly selected?: string | undefined
  readonly placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined
}

/** Things to do or a value to choose, from a button. */
export function Menu({
  isOpen,
  onOpenChange,
  triggerRef,
  label,
  items,
  onAction,
  selected,
  placement = 'bottom end',
}: MenuProps) {
  return (
    <AriaLanguage>
      <AriaPopover
        aria-label={label}
        trigger="MenuTrigger"
        className={styles.popover ?? ''}
        {...{ isOpen, onOpenChange, triggerRef, placement }}
      >
        <AriaMenu
          className={styles.menu ?? ''}
          aria-label={label}
          items={items}
          autoFocus="first"
          disabledKeys={items.filter((item) => item.disabled).map((item) => item.id)}
          onAction={(id) => onAction(String(id))}
          onClose={() => onOpenChange(false)}
          {...(selected === undefined
            ? {}
            : { selectionMode: 'single', selectedKeys: [selected], disallowEmptySelection: true })}
        >
          {(item) => (
            <MenuItem className={styles.item ?? ''} textValue={item.label} data-tone={item.tone}>
              {item.icon && <Icon name={item.icon} />}
              <span className={styles.words}>
                <Text slot="label">{item.label}</Text>
                {item.description && (
                  <Text slot="description" className={styles.description ?? ''}>
                    {item.description}
                  </Text>
                )}
              </span>
              {item.id === selected && <Icon name="check" />}
            </MenuItem>
          )}
        </AriaMenu>
      </AriaPopover>
    </AriaLanguage>
  )
}
