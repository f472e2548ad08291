import { RESORT_SEGMENTS, type ResortType } from '#contract/resortTypes.ts'

/** Where the page of a place of this type is: /villa/$id, /apartment/$id, /hotel/$id. */
export const placePath = (type: ResortType) => `/${RESORT_SEGMENTS[type]}/$id` as const
