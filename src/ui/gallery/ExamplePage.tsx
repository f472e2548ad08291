import { SectionHeading } from '../SectionHeading.tsx'
import { PaperPart } from './PaperPart.tsx'
import styles from './ComponentsPage.module.css'

/** One screen put together from the components, to judge how they stand beside each other. */
export function ExamplePage() {
  return (
    <div className={styles.page}>
      <SectionHeading level={1} eyebrow="Mẫu giấy" lead="Các thành phần đứng cạnh nhau như trên một trang.">
        Trang mẫu
      </SectionHeading>
      <PaperPart />
    </div>
  )
}
