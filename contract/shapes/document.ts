import * as z from 'zod/mini'
import { plainDate } from './primitives.ts'

/** The texts a company owes its users. Their names are their addresses: /policy, /operating-regulations. */
export const DOCUMENT_NAMES = ['policy', 'operating-regulations'] as const
export type DocumentName = (typeof DOCUMENT_NAMES)[number]

/** A version's number: "1.0". */
const documentVersion = z.string().check(z.regex(/^\d{1,3}\.\d{1,3}$/, { error: 'C_004' }))
export const documentRequest = z.object({
  name: z.enum(DOCUMENT_NAMES, { error: 'C_004' }),
  version: z.optional(documentVersion),
})

/** A part of a section. `company` and `contact` stand where the page puts who runs the product, if that is configured. */
const documentBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
  z.object({ kind: z.literal('company') }),
  z.object({ kind: z.literal('contact') }),
])
export type DocumentBlock = z.infer<typeof documentBlock>

const edition = { version: documentVersion, from: plainDate }

/** One version of a document in one language. */
export const legalDocument = z.object({
  ...edition,
  name: z.enum(DOCUMENT_NAMES),
  title: z.string(),
  summary: z.string(),
  /** What this version changed. */
  changes: z.string(),
  intro: z.array(documentBlock),
  /** `anchor` is the same in every language and version: a link to a section stays good. */
  sections: z.array(z.object({ anchor: z.string(), title: z.string(), blocks: z.array(documentBlock) })),
  /** All versions, the newest first; the first one is in force. */
  versions: z.array(z.object({ ...edition, changes: z.string() })),
})
export type LegalDocument = z.infer<typeof legalDocument>
