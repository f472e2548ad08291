import type { SceneKind } from '#contract/picture.ts'
import { bridge } from './bridge.ts'
import { citadel } from './citadel.ts'
import { cove } from './cove.ts'
import { delta } from './delta.ts'
import { duneScene } from './dune.ts'
import { forest } from './forest.ts'
import { gorge } from './gorge.ts'
import { island } from './island.ts'
import { karst } from './karst.ts'
import { lake } from './lake.ts'
import { oldtown } from './oldtown.ts'
import { pine } from './pine.ts'
import { reef } from './reef.ts'
import type { Scene } from './scene.ts'
import { skyline } from './skyline.ts'
import { terrace } from './terrace.ts'

/** Every landscape by its name. */
export const SCENES: Record<SceneKind, Scene> = {
  karst,
  gorge,
  pine,
  terrace,
  dune: duneScene,
  oldtown,
  island,
  reef,
  cove,
  skyline,
  lake,
  bridge,
  citadel,
  forest,
  delta,
}
