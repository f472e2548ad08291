import { Suspense } from 'react'
import { SectionHeading } from '../SectionHeading.tsx'
import { ActionsPart } from './ActionsPart.tsx'
import { FieldsPart } from './FieldsPart.tsx'
import { MessagesPart } from './MessagesPart.tsx'
import { PaperPart } from './PaperPart.tsx'
import { WayPart } from './WayPart.tsx'
import styles from './ComponentsPage.module.css'
import { part } from '../part.ts'

const RichPart = part(() => import('./RichPart.tsx'), 'RichPart')

/** Every component in its states, to look at while developing. Its words are examples and are not translated. */
export function ComponentsPage() {
  return (
    <div className={styles.page}>
      <SectionHeading level={1} eyebrow="Mẫu giấy" lead="Tất cả thành phần, ở mọi trạng thái, sáng và tối.">
        Thành phần giao diện
      </SectionHeading>
      <PaperPart />
      <ActionsPart />
      <FieldsPart />
      <MessagesPart />
      <WayPart />
      <Suspense fallback={null}>
        <RichPart />
      </Suspense>
    </div>
  )
}
