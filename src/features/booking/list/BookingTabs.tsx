import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Tab, TabList, tabClass } from '#src/ui/Tabs.tsx'
import { TABS, type Tab as TabName } from '#contract/tabs.ts'
import { TAB_TEXT } from '../statusText.ts'
import styles from '../BookingListPage.module.css'

/** The twelve lists with how many each holds; the open one is always in sight. */
export function BookingTabs({
  tab,
  counts,
}: {
  readonly tab: TabName
  readonly counts: Readonly<Record<TabName, number>> | undefined
}) {
  const { t, i18n } = useLingui()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    row.current
      ?.querySelector(`[data-tab=${tab}]`)
      ?.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'center' })
  }, [tab])
  return (
    <div ref={row} className={styles.tabs}>
      <TabList label={t`Danh sách theo tình trạng`}>
        {TABS.map((name) => (
          <Tab key={name}>
            <Link
              to="/booking"
              search={name === 'all' ? {} : { tab: name }}
              activeOptions={{ exact: true }}
              className={tabClass}
              data-tab={name}
              resetScroll={false}
            >
              {i18n._(TAB_TEXT[name])}
              {counts && counts[name] > 0 && (
                <data value={counts[name]} className={styles.number}>
                  {counts[name]}
                </data>
              )}
            </Link>
          </Tab>
        ))}
      </TabList>
    </div>
  )
}
