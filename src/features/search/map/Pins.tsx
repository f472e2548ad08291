import { useLingui } from '@lingui/react/macro'
import type { Map as Engine } from 'maplibre-gl'
import { useEffect, useMemo, useState } from 'react'
import Supercluster from 'supercluster'
import type { Position } from '#contract/shapes/position.ts'
import type { SearchCard } from '#contract/shapes/search.ts'
import { Floating } from '#src/app/map/Floating.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import styles from './ResultsMap.module.css'

/** A result that is somewhere on the map. */
export type Placed = SearchCard & { position: Position }

interface PinsProps {
  readonly engine: Engine
  readonly cards: readonly Placed[]
  readonly chosen: string | null
  readonly onChoose: (resortId: string) => void
}

/** How near pins come before they become one, in pixels: about as wide as a price. */
const NEAR = 72
const CLOSEST = 17

type Group = { key: string; at: Position; first: number; cards: readonly Placed[]; opensAt: number }

/** The pins of a height: what lies too near to be told apart is one. In the order of the list. */
function groupsOf(index: Supercluster<{ order: number }>, cards: readonly Placed[], zoom: number): Group[] {
  return index
    .getClusters([-180, -85, 180, 85], zoom)
    .map(({ id, geometry, properties }): Group => {
      const [lng = 0, lat = 0] = geometry.coordinates
      const orders =
        'cluster' in properties
          ? index.getLeaves(Number(id), Infinity).map((leaf) => leaf.properties.order)
          : [properties.order]
      const own = orders.sort((one, other) => one - other)
      return {
        key: own.join(' '),
        at: { lat, lng },
        first: own[0] ?? 0,
        cards: own.flatMap((order) => cards[order] ?? []),
        opensAt: 'cluster' in properties ? index.getClusterExpansionZoom(Number(id)) : zoom,
      }
    })
    .sort((one, other) => one.first - other.first)
}

/** The whole number below the height that one looks from, as it is at rest. */
function useZoom(engine: Engine): number {
  const [zoom, setZoom] = useState(() => Math.floor(engine.getZoom()))
  useEffect(() => {
    const look = () => setZoom(Math.floor(engine.getZoom()))
    engine.on('zoom', look)
    return () => void engine.off('zoom', look)
  }, [engine])
  return zoom
}

/** Prices where their places are: buttons, in the order of the list. */
export function Pins({ engine, cards, chosen, onChoose }: PinsProps) {
  const { t } = useLingui()
  const format = useFormat()
  const zoom = useZoom(engine)
  const index = useMemo(
    () =>
      new Supercluster<{ order: number }>({ radius: NEAR, maxZoom: CLOSEST - 1 }).load(
        cards.map(({ position: { lat, lng } }, order) => ({
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [lng, lat] },
          properties: { order },
        })),
      ),
    [cards],
  )
  const priceOf = ({ stay, room }: Placed) =>
    format.money(stay === null ? room.priceAfterDiscount : stay.total)
  return (
    <ul className={styles.pins} role="list" aria-label={t`Các chỗ trên bản đồ`}>
      {groupsOf(index, cards, zoom).map(({ key, at, cards: [card, ...others], opensAt }) => {
        if (card === undefined) return null
        const count = others.length + 1
        const isChosen = count === 1 && card.resortId === chosen
        return (
          <li key={key}>
            <Floating engine={engine} at={at} data-chosen={isChosen || undefined}>
              {count === 1 ? (
                <button
                  type="button"
                  className={styles.pin}
                  aria-pressed={isChosen}
                  aria-label={t`${card.resortName}, ${priceOf(card)}`}
                  onClick={() => onChoose(card.resortId)}
                >
                  {priceOf(card)}
                </button>
              ) : (
                <button
                  type="button"
                  className={styles.group}
                  aria-label={t`${count} chỗ ở gần nhau, phóng to`}
                  onClick={() =>
                    engine.easeTo({ center: [at.lng, at.lat], zoom: Math.min(opensAt + 0.5, CLOSEST) })
                  }
                >
                  {count}
                </button>
              )}
            </Floating>
          </li>
        )
      })}
    </ul>
  )
}
