import { never } from '../policy.ts'
import * as shape from '../shapes/administration.ts'
import { nothing } from '../shapes/primitives.ts'
import type { Endpoint } from './endpoint.ts'

const read = { method: 'GET', who: 'desk.administer', offline: never, limit: 120 } as const
const write = { method: 'POST', who: 'desk.administer', offline: never, limit: 60, idempotent: true } as const

/** What administrators do. Every write has a reason and is kept with who made it, before and after, in its own transaction. */
export const ADMINISTRATION = {
  'desk.users': {
    ...read,
    path: '/v1/Administration/users',
    input: shape.usersRequest,
    output: shape.userPage,
    fails: ['G_INPUT'],
    says: 'People by name, email or phone, or by role.',
  },
  'desk.user': {
    ...read,
    path: '/v1/Administration/user',
    input: shape.userRequest,
    output: shape.user,
    fails: ['G_INPUT', 'G_404'],
    says: 'One person and their roles.',
  },
  'desk.setRole': {
    ...write,
    path: '/v1/Administration/set_role',
    input: shape.setRoleRequest,
    output: shape.user,
    fails: ['G_INPUT', 'G_404', 'G_STALE', 'G_OWN_ADMIN', 'G_LAST_ROLE', 'G_ROLE_GONE'],
    says: 'Gives a role or takes it away; what was done in it ends at once. Nobody takes their own administration away.',
  },
  'desk.roles': {
    ...read,
    path: '/v1/Administration/roles',
    input: nothing,
    output: shape.roleList,
    fails: [],
    says: 'The roles, what each may do and how many hold it.',
  },
  'desk.offerRole': {
    ...write,
    path: '/v1/Administration/offer_role',
    input: shape.offerRoleRequest,
    output: shape.roleList,
    fails: ['G_INPUT', 'G_STALE', 'G_ROLE_IN_USE'],
    says: 'Deletes a role that nobody holds, so that it can no longer be given, or brings it back.',
  },
  'desk.entries': {
    ...read,
    path: '/v1/Administration/entries',
    input: shape.entriesRequest,
    output: shape.entryList,
    fails: ['G_INPUT'],
    says: 'A list of words: project areas, services, benefits, or master data.',
  },
  'desk.saveEntry': {
    ...write,
    path: '/v1/Administration/save_entry',
    input: shape.saveEntryRequest,
    output: shape.entryList,
    fails: ['G_INPUT', 'G_404', 'G_STALE'],
    says: 'Adds an entry to a list, or changes it.',
  },
  'desk.removeEntry': {
    ...write,
    path: '/v1/Administration/remove_entry',
    input: shape.removeEntryRequest,
    output: shape.entryList,
    fails: ['G_INPUT', 'G_404', 'G_STALE', 'G_ENTRY_IN_USE'],
    says: 'Deletes an entry that nothing refers to.',
  },
  'desk.vouchers': {
    ...read,
    path: '/v1/Administration/vouchers',
    input: nothing,
    output: shape.voucherList,
    fails: [],
    says: 'All vouchers, the newest first.',
  },
  'desk.saveVoucher': {
    ...write,
    path: '/v1/Administration/save_voucher',
    input: shape.saveVoucherRequest,
    output: shape.voucherEntry,
    fails: ['G_INPUT', 'G_404', 'G_STALE', 'G_CODE_TAKEN', 'G_BELOW_USED'],
    says: 'Makes a voucher, or changes it; bookings that have it keep their price.',
  },
  'desk.blocks': {
    ...read,
    path: '/v1/Administration/blocks',
    input: shape.blocksRequest,
    output: shape.blockList,
    fails: ['G_INPUT'],
    says: 'What stands on the home page: banners, offers, testimonials, news.',
  },
  'desk.showBlock': {
    ...write,
    path: '/v1/Administration/show_block',
    input: shape.showBlockRequest,
    output: shape.block,
    fails: ['G_INPUT', 'G_404', 'G_STALE'],
    says: 'Puts something on the home page, or takes it off.',
  },
  'desk.saveBanner': {
    ...write,
    path: '/v1/Administration/save_banner',
    input: shape.saveBannerRequest,
    output: shape.block,
    fails: ['G_INPUT', 'G_404', 'G_STALE'],
    says: 'Changes the words of a banner.',
  },
  'desk.signingKeys': {
    ...read,
    path: '/v1/Administration/signing_keys',
    input: nothing,
    output: shape.signingKeys,
    fails: [],
    says: 'The keys that sign check-in codes and tickets, and which of them signs now.',
  },
  'desk.rotateKey': {
    ...write,
    path: '/v1/Administration/rotate_key',
    input: shape.rotateKeyRequest,
    output: shape.signingKeys,
    fails: ['G_INPUT', 'G_STALE', 'G_KEY_WAITS', 'G_KEYS_SPENT'],
    says: 'Makes the next signing key. Gates hear of it at once; it signs once all had a week to. Older codes stay good.',
  },
  'desk.changes': {
    ...read,
    path: '/v1/Administration/changes',
    input: shape.changesRequest,
    output: shape.changes,
    fails: ['G_INPUT'],
    says: 'Who changed a thing, when, why, and what it was before and after.',
  },
} as const satisfies Record<string, Endpoint>
