/** Background Sync, which not every browser has and no standard library of types knows. */
export interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

declare global {
  interface ServiceWorkerRegistration {
    readonly sync?: { register(tag: string): Promise<void> }
  }
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent
  }
}
