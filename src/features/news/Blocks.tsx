import { Picture } from '#src/ui/Picture.tsx'
import type { NewsBlock } from '#contract/shapes/news.ts'
import styles from './news.module.css'

/** The parts of a text, each as what it is. Text stays text: nothing in it becomes markup. */
export function Blocks({ blocks }: { readonly blocks: readonly NewsBlock[] }) {
  return blocks.map((block) => <Block key={JSON.stringify(block)} block={block} />)
}

function Block({ block }: { readonly block: NewsBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>
    case 'heading':
      return <h2 className={styles.part}>{block.text}</h2>
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'quote':
      return (
        <figure className={styles.quote}>
          <blockquote>{block.text}</blockquote>
          <figcaption>{block.by}</figcaption>
        </figure>
      )
    case 'picture':
      return (
        <figure className={styles.figure}>
          <Picture id={block.pictureId} alt="" sizes="(min-width: 768px) 680px, 94vw" />
          <figcaption>{block.caption}</figcaption>
        </figure>
      )
  }
}
