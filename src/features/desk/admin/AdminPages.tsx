import type { Place } from '../places.ts'
import { AdminPage } from './AdminPage.tsx'
import { HomeBlocksPage } from './HomeBlocksPage.tsx'
import { KeysPage } from './KeysPage.tsx'
import { ListPage } from './ListPage.tsx'
import { RolesPage } from './RolesPage.tsx'
import { SecurityPage } from './SecurityPage.tsx'
import { UsersPage } from './UsersPage.tsx'
import { VouchersPage } from './VouchersPage.tsx'

/** The pages of administration, in one chunk: few people have them, and these come back to them often. */
export function AdminPages({ place }: { readonly place: Place }) {
  switch (place.page) {
    case 'admin/users':
      return <UsersPage />
    case 'admin/roles':
      return <RolesPage />
    case 'admin/vouchers':
      return <VouchersPage />
    case 'admin/home':
      return <HomeBlocksPage />
    case 'admin/keys':
      return <KeysPage />
    case 'admin/security':
      return <SecurityPage />
    case 'list':
      return <ListPage key={place.list} list={place.list} />
    default:
      return <AdminPage />
  }
}
