import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#src/api/query.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import type { DocumentBlock, DocumentName, LegalDocument } from '#contract/shapes/document.ts'
import { OperatorCompany, OperatorContact, type Operator } from './Operator.tsx'
import styles from './policy.module.css'

export interface PolicyPageProps {
  readonly name: DocumentName
  /** An older version; the one in force when not said. */
  readonly version: string | undefined
  readonly operator: Operator
}

/** A text the company owes its users: contents, sections with addresses of their own, its date, and every older version. */
export function PolicyPage({ name, version, operator }: PolicyPageProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { data: text } = useQuery(query('document.read', { name, version }))
  if (!text) return null
  const blocks = (all: readonly DocumentBlock[]) =>
    all.map((block) => <Block key={JSON.stringify(block)} block={block} operator={operator} />)
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <SectionHeading level={1} lead={text.summary}>
          {text.title}
        </SectionHeading>
        <p className={styles.edition}>
          <Trans>
            Phiên bản {text.version}, áp dụng từ{' '}
            <time dateTime={text.from}>{format.plainDate(text.from)}</time>
          </Trans>
        </p>
        <OlderVersion text={text} />
      </header>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">
          <Trans>Mục lục</Trans>
        </h2>
        <ol>
          {text.sections.map(({ anchor, title }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.body}>
        {blocks(text.intro)}
        {text.sections.map(({ anchor, title, blocks: own }, index) => (
          <section key={anchor} aria-labelledby={anchor}>
            <h2 id={anchor}>
              <span className="soft figures">{index + 1}.</span> {title}
              <a href={`#${anchor}`} className={styles.anchor} aria-label={t`Liên kết tới mục ${title}`}>
                #
              </a>
            </h2>
            {blocks(own)}
          </section>
        ))}
        <Versions text={text} />
      </div>
    </article>
  )
}

/** That a newer version is in force. */
function OlderVersion({ text }: { readonly text: LegalDocument }) {
  const [inForce] = text.versions
  if (inForce === undefined || inForce.version === text.version) return null
  return (
    <Notice tone="warning">
      <Trans>
        Đây là bản cũ. <Link to={`/${text.name}`}>Xem bản đang có hiệu lực</Link>
      </Trans>
    </Notice>
  )
}

function Block({ block, operator }: { readonly block: DocumentBlock; readonly operator: Operator }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'company':
      return <OperatorCompany operator={operator} />
    case 'contact':
      return <OperatorContact operator={operator} />
  }
}

/** Every version there has been, the newest first. */
function Versions({ text }: { readonly text: LegalDocument }) {
  const format = useFormat()
  return (
    <section aria-labelledby="versions">
      <h2 id="versions">
        <Trans>Các phiên bản</Trans>
      </h2>
      <ul className={styles.versions}>
        {text.versions.map(({ version, from, changes }, index) => (
          <li key={version}>
            <Link
              to={`/${text.name}`}
              search={{ version: index === 0 ? undefined : version }}
              aria-current={version === text.version ? 'page' : undefined}
            >
              <Trans>Phiên bản {version}</Trans>
            </Link>
            {', '}
            <time dateTime={from}>{format.plainDate(from)}</time>
            {': '}
            {changes}
          </li>
        ))}
      </ul>
    </section>
  )
}
