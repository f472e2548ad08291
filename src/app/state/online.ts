import { useSyncExternalStore } from 'react'
import { isOnline, onNetwork } from '../worker.ts'

/** Whether the device has a network, as far as it knows; true while a page is rendered on the server. */
export const useOnline = (): boolean => useSyncExternalStore(onNetwork, isOnline, () => true)
