import { CAN_THO } from './canTho.ts'
import { CON_DAO } from './conDao.ts'
import { DA_LAT } from './daLat.ts'
import { DA_NANG } from './daNang.ts'
import { HA_LONG } from './haLong.ts'
import { HOI_AN } from './hoiAn.ts'
import { HUE } from './hue.ts'
import { MOC_CHAU } from './mocChau.ts'
import { MUI_NE } from './muiNe.ts'
import { NHA_TRANG } from './nhaTrang.ts'
import { NINH_BINH } from './ninhBinh.ts'
import { PHU_QUOC } from './phuQuoc.ts'
import type { AreaContent } from './place.ts'
import { QUY_NHON } from './quyNhon.ts'
import { SA_PA } from './saPa.ts'
import { TAM_DAO } from './tamDao.ts'
import { VUNG_TAU } from './vungTau.ts'

export type { AreaContent, Pair, Place } from './place.ts'

/** All areas of the demo, in the order in which lists show them. */
export const AREAS: readonly AreaContent[] = [
  DA_LAT,
  HA_LONG,
  SA_PA,
  HOI_AN,
  DA_NANG,
  NHA_TRANG,
  PHU_QUOC,
  MUI_NE,
  NINH_BINH,
  VUNG_TAU,
  HUE,
  QUY_NHON,
  CON_DAO,
  CAN_THO,
  MOC_CHAU,
  TAM_DAO,
]

/** The scenes of the hills, where it is cool and roads are steep. */
export const HILLS: readonly string[] = ['pine', 'terrace', 'forest']
