import './ariaVietnamese.ts'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { AriaLanguage } from './AriaLanguage.tsx'
import { FieldError } from './Field.tsx'
import { foldAccents } from './foldAccents.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconNames.ts'
import fieldStyles from './Field.module.css'
import popoverStyles from './Popover.module.css'

export interface ComboBoxOption {
  readonly id: string
  readonly label: string
  readonly description?: string | undefined
}

export interface ComboBoxProps {
  readonly label: ReactNode
  readonly error?: ReactNode
  readonly id?: string | undefined
  readonly icon?: IconName | undefined
  readonly placeholder?: string | undefined
  readonly options: readonly ComboBoxOption[]
  readonly value: string | null
  readonly onChange: (id: string | null) => void
  /** What the list says when nothing fits. */
  readonly emptyText: string
}

/** Choose one of many by typing; marks need not be typed. */
export function ComboBox({
  label,
  error,
  id,
  icon,
  placeholder,
  options,
  value,
  onChange,
  emptyText,
}: ComboBoxProps) {
  return (
    <AriaLanguage>
      <AriaComboBox
        className={fieldStyles.field ?? ''}
        defaultItems={options}
        defaultFilter={(text, typed) => foldAccents(text).includes(foldAccents(typed))}
        selectedKey={value}
        onSelectionChange={(key) => onChange(key === null ? null : String(key))}
        isInvalid={Boolean(error)}
        menuTrigger="focus"
        allowsEmptyCollection
        {...(id === undefined ? {} : { id })}
      >
        <Label className={fieldStyles.label ?? ''}>{label}</Label>
        <div className={fieldStyles.box}>
          {icon && <Icon name={icon} />}
          <Input className={fieldStyles.control ?? ''} placeholder={placeholder ?? ''} />
          <Button className={fieldStyles.open ?? ''}>
            <Icon name="chevron-down" size={16} />
          </Button>
        </div>
        {error && <FieldError>{error}</FieldError>}
        <Popover className={popoverStyles.popover ?? ''} data-size="trigger">
          <ListBox<ComboBoxOption>
            className={popoverStyles.menu ?? ''}
            renderEmptyState={() => <p className={popoverStyles.nothing}>{emptyText}</p>}
          >
            {(option) => (
              <ListBoxItem className={popoverStyles.item ?? ''} textValue={option.label}>
                <span className={popoverStyles.words}>
                  <Text slot="label">{option.label}</Text>
                  {option.description && (
                    <Text slot="description" className={popoverStyles.description ?? ''}>
                      {option.description}
                    </Text>
                  )}
                </span>
                {option.id === value && <Icon name="check" />}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </AriaLanguage>
  )
}
