import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AreaMonth } from '#contract/shapes/investor.ts'
import { queryKeeping } from '#src/api/query.ts'
import { PageError, PageLoading } from '#src/app/work/States.tsx'
import { shortMoney } from '#src/i18n/shortMoney.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { useToday } from '#src/i18n/useToday.ts'
import { SectionCard } from '#src/ui/SectionCard.tsx'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Card } from '#src/ui/Card.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Select } from '#src/ui/Select.tsx'
import { Bars } from './Bars.tsx'
import { AreaSeasons } from './AreaSeasons.tsx'
import { FigureChoice } from './FigureChoice.tsx'
import {
  added,
  byMonth,
  changeOf,
  endedAYearBefore,
  MEASURES,
  pointsBetween,
  seasonsOf,
  type Measure,
} from './figuresOf.ts'
import { FiguresTable } from './FiguresTable.tsx'
import { useFiguresFile } from './useFiguresFile.ts'
import page from '#src/app/work/page.module.css'
import styles from './InvestorPage.module.css'

const PERIODS = ['6', '12', '24'] as const
const BILLION = 1_000_000_000

/** Occupancy, nights and revenue, by month and by project area: as a picture, as a table, as a file. Nothing can be changed. */
export function InvestorPage() {
  const { t } = useLingui()
  const format = useFormat()
  const today = useToday()
  const download = useFiguresFile()
  const [months, setMonths] = useState<(typeof PERIODS)[number]>('12')
  const [areaId, setAreaId] = useState<number | null>(null)
  const [measure, setMeasure] = useState<Measure>('revenue')
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(
    queryKeeping('investor.figures', { months: Number(months) }),
  )
  const running = today.slice(0, 7)
  const yearBefore = useQuery(queryKeeping('investor.figures', endedAYearBefore(running, Number(months))))
  // Both at once: a tile that grows under the eyes is no figure to trust.
  if (isPending || yearBefore.isPending) return <PageLoading />
  if (!data) return <PageError error={error} onRetry={() => void refetch()} />
  const ofMonths = byMonth(data, areaId)
  const ofArea = (cells: readonly AreaMonth[]) =>
    cells.filter((cell) => areaId === null || cell.areaId === areaId)
  const total = added(ofArea(data.cells))
  const ended = added(ofArea(data.cells).filter(({ month }) => month < running))
  // While another period is on its way, one of the two may be of the one before.
  const ofOnePeriod = !isPlaceholderData && !yearBefore.isPlaceholderData
  const before = added(ofArea((ofOnePeriod && yearBefore.data?.cells) || []))
  const names: Record<Measure, string> = {
    revenue: t`Doanh thu`,
    occupancy: t`Tỷ lệ lấp đầy`,
    sold: t`Số đêm đã bán`,
  }
  const money = (value: number) => {
    const billions = format.decimal(Math.round(value / (BILLION / 10)) / 10)
    return value < BILLION ? shortMoney(value, format.language) : t`${billions} tỷ`
  }
  const said = (value: number) =>
    measure === 'occupancy'
      ? t`${format.decimal(value)} %`
      : measure === 'revenue'
        ? money(value)
        : format.number(value)
  const areaName = data.areas.find(({ id }) => id === areaId)?.name ?? t`tất cả các khu`
  const name = names[measure]
  const countedAt = format.moment(data.countedAt)
  const seasons = seasonsOf(data, measure, running)
  const figures = {
    revenue: {
      figure: <data value={total.revenue}>{format.vnd(total.revenue)}</data>,
      change: changeOf(ended.revenue, before.revenue),
      unit: '%',
    },
    sold: { figure: format.number(total.sold), change: changeOf(ended.sold, before.sold), unit: '%' },
    occupancy: {
      figure: total.occupancy === null ? '–' : t`${format.decimal(total.occupancy)} %`,
      change: before.sold === 0 ? null : pointsBetween(ended.occupancy, before.occupancy),
      unit: 'points',
    },
  } as const
  return (
    <div className={page.page} data-whole>
      <SectionHeading
        level={1}
        lead={<Trans>Cộng từ từng đêm đã bán và từng khoản đã ghi sổ, lúc {countedAt}. Chỉ để xem.</Trans>}
        action={
          <Button icon="download" onClick={() => download(data, today)}>
            <Trans>Tải bảng CSV</Trans>
          </Button>
        }
      >
        <Trans>Dành cho nhà đầu tư</Trans>
      </SectionHeading>
      <div className={page.pair}>
        <Select
          name="area"
          label={t`Khu vực`}
          value={areaId === null ? '' : String(areaId)}
          options={[
            { value: '', label: t`Tất cả các khu` },
            ...data.areas.map((area) => ({ value: String(area.id), label: area.name })),
          ]}
          onChange={({ target }) => setAreaId(target.value === '' ? null : Number(target.value))}
        />
        <Select
          name="months"
          label={t`Thời gian`}
          value={months}
          options={PERIODS.map((value) => ({ value, label: t`${value} tháng gần nhất` }))}
          onChange={({ target }) => setMonths(PERIODS.find((value) => value === target.value) ?? '12')}
        />
      </div>
      {total.sold === 0 && total.revenue === 0 ? (
        <EmptyState level={2} picture="boat" title={<Trans>Chưa có số liệu trong thời gian này</Trans>} />
      ) : (
        <>
          <Card as="section">
            <FigureChoice
              legend={t`Xem theo`}
              chosen={measure}
              onChoose={setMeasure}
              figures={MEASURES.map((value) => ({ value, name: names[value], ...figures[value] }))}
            />
            <div className={styles.sheet}>
              <SectionHeading
                lead={
                  before.sold > 0 && (
                    <Trans>Cùng kỳ: các tháng đã xong, so với đúng những tháng ấy năm trước.</Trans>
                  )
                }
              >
                <Trans>Theo tháng</Trans>
              </SectionHeading>
              <div className={styles.both}>
                <Bars
                  title={t`${name} theo tháng, ${areaName}. Bảng bên cạnh ghi cùng số liệu.`}
                  said={said}
                  bars={ofMonths.map((one) => ({
                    key: one.month,
                    short: one.month.slice(5),
                    value: one[measure] ?? 0,
                    running: one.month === running,
                  }))}
                />
                <FiguresTable
                  caption={<Trans>Theo tháng, {areaName}</Trans>}
                  head={<Trans>Tháng</Trans>}
                  measure={measure}
                  rows={ofMonths.map((one) => ({
                    ...one,
                    key: one.month,
                    name:
                      one.month === running
                        ? t`${format.month(`${one.month}-01`)}, đến nay`
                        : format.month(`${one.month}-01`),
                  }))}
                />
              </div>
            </div>
          </Card>
          <SectionCard
            title={<Trans>Mùa của từng khu</Trans>}
            lead={
              <Trans>
                Mỗi hàng một khu, mỗi ô một tháng: càng đậm càng gần tháng cao nhất của khu ấy. Chọn một khu
                để xem riêng ở trên.
              </Trans>
            }
          >
            <AreaSeasons
              months={data.months}
              seasons={seasons}
              measure={measure}
              running={running}
              said={said}
              chosen={areaId}
              onChoose={setAreaId}
            />
          </SectionCard>
        </>
      )}
    </div>
  )
}
