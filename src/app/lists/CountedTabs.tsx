import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Tab, TabList, tabClass } from '#src/ui/Tabs.tsx'
import styles from './CountedTabs.module.css'

/** What the router's link of every tab is given. */
const LINK = { activeOptions: { exact: true }, className: tabClass, resetScroll: false } as const

interface CountedTabsProps<N extends string> {
  readonly names: readonly N[]
  readonly text: Readonly<Record<N, MessageDescriptor>>
  /** Undefined while they are asked for: their row waits, so that no tab moves away under a finger. Null where there are none to be had. */
  readonly counts: Readonly<Record<N, number>> | null | undefined
  /** The link to a list, around what is given. */
  readonly link: (name: N, props: typeof LINK & { readonly children: ReactNode }) => ReactNode
  /** On a phone from one edge of the screen to the other. */
  readonly edge?: boolean
}

/** The lists that something stands in by its state, each with how many it holds. */
export function CountedTabs<N extends string>({ names, text, counts, link, edge }: CountedTabsProps<N>) {
  const { t, i18n } = useLingui()
  const count = (name: N) =>
    counts &&
    counts[name] > 0 && (
      <data value={counts[name]} className={styles.number}>
        {counts[name]}
      </data>
    )
  return (
    <div
      className={styles.tabs}
      data-edge={edge || undefined}
      data-waiting={counts === undefined || undefined}
    >
      <TabList label={t`Danh sách theo tình trạng`}>
        {names.map((name) => (
          <Tab key={name}>
            {link(name, {
              ...LINK,
              children: (
                <>
                  {i18n._(text[name])}
                  {count(name)}
                </>
              ),
            })}
          </Tab>
        ))}
      </TabList>
    </div>
  )
}
