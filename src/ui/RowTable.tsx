import './ariaVietnamese.ts'
import { useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { Checkbox } from 'react-aria-components/Checkbox'
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table'
import { AriaLanguage } from './AriaLanguage.tsx'
import styles from './RowTable.module.css'

interface RowTableColumn {
  readonly id: string
  readonly name: string
  /** Figures stand at the end of their column. */
  readonly look?: 'figures' | undefined
}

interface RowTableRow {
  readonly id: string
  /** What the row is called where it is read out. */
  readonly name: string
  /** One for each column. */
  readonly cells: readonly ReactNode[]
  readonly fixed?: boolean | undefined
}

export interface RowTableProps {
  readonly ref?: Ref<HTMLDivElement>
  readonly label: string
  readonly columns: readonly RowTableColumn[]
  readonly rows: readonly RowTableRow[]
  /** What the box above all others says on a phone, where no row of heads stands beside it. */
  readonly all?: string | undefined
  /** Given, rows can be chosen: those that are not `fixed`. */
  readonly chosen?: ReadonlySet<string> | undefined
  readonly onChoose?: ((ids: ReadonlySet<string>) => void) | undefined
  /** The row whose particulars stand beside the table. */
  readonly opened?: string | undefined
  readonly onOpen: (id: string) => void
}

/** Keys of hands that stay on the letters: down, up. */
const WALK: Readonly<Record<string, string>> = { j: 'ArrowDown', k: 'ArrowUp' }

const Box = ({ says }: { says?: string | undefined }) => (
  <Checkbox slot="selection" className={styles.box ?? ''}>
    <span className={styles.mark} />
    {says !== undefined && <span className={styles.says}>{says}</span>}
  </Checkbox>
)

/**
 * Many things in dense rows. One place in the order of tabs: arrows or j and k walk, Space chooses, Shift takes what is
 * between, Ctrl+A everything, Enter opens.
 */
export function RowTable({
  ref,
  label,
  columns,
  rows,
  all,
  chosen,
  onChoose,
  opened,
  onOpen,
}: RowTableProps) {
  const frame = useRef<HTMLDivElement>(null)
  const choosable = rows.filter(({ fixed }) => !fixed).map(({ id }) => id)
  const walk = (event: KeyboardEvent) => {
    const key = event.ctrlKey || event.metaKey || event.altKey ? undefined : WALK[event.key]
    if (key === undefined || !(event.target instanceof Element)) return
    event.preventDefault()
    event.stopPropagation()
    event.target.dispatchEvent(new globalThis.KeyboardEvent('keydown', { key, bubbles: true }))
  }
  return (
    <AriaLanguage>
      <div ref={ref ?? frame} className={styles.frame} onKeyDownCapture={walk}>
        <Table
          aria-label={label}
          className={styles.table ?? ''}
          onRowAction={(id) => onOpen(String(id))}
          {...(chosen === undefined
            ? {}
            : {
                selectionMode: 'multiple',
                selectedKeys: chosen,
                disabledKeys: rows.filter(({ fixed }) => fixed).map(({ id }) => id),
                disabledBehavior: 'selection',
                onSelectionChange: (keys) =>
                  onChoose?.(new Set(choosable.filter((id) => keys === 'all' || keys.has(id)))),
              })}
        >
          <TableHeader>
            {chosen !== undefined && (
              <Column className={styles.tick ?? ''}>
                <Box says={all} />
              </Column>
            )}
            {columns.map(({ id, name, look }, index) => (
              <Column key={id} isRowHeader={index === 0} className={styles.head ?? ''} data-look={look}>
                {name}
              </Column>
            ))}
          </TableHeader>
          <TableBody dependencies={[chosen, opened, columns]}>
            {rows.map(({ id, name, cells }) => (
              <Row key={id} id={id} textValue={name} className={styles.row ?? ''} data-opened={id === opened}>
                {chosen !== undefined && (
                  <Cell className={styles.tick ?? ''}>
                    <Box />
                  </Cell>
                )}
                {columns.map((column, index) => (
                  <Cell key={column.id} className={styles.cell ?? ''} data-look={column.look}>
                    {cells[index]}
                  </Cell>
                ))}
              </Row>
            ))}
          </TableBody>
        </Table>
      </div>
    </AriaLanguage>
  )
}
