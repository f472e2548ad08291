import { useLingui } from '@lingui/react/macro'
import type { Figures } from '#contract/shapes/investor.ts'
import { csvFile } from '#src/app/work/csv.ts'
import { saveFile } from '#src/ui/saveFile.ts'

/** Every area and month as a table to keep: whole VND, months as `YYYY-MM`. */
export function useFiguresFile() {
  const { t } = useLingui()
  return ({ areas, cells }: Figures, today: string) => {
    const names = new Map(areas.map(({ id, name }) => [id, name]))
    const head = [t`Khu vực`, t`Tháng`, t`Đêm đã bán`, t`Đêm có thể bán`, t`Doanh thu (VND)`]
    const rows = cells.map(({ areaId, month, sold, offered, revenue }) => [
      names.get(areaId) ?? '',
      month,
      sold,
      offered,
      revenue,
    ])
    saveFile(`ghe-investor-${today}.csv`, csvFile([head, ...rows]))
  }
}
