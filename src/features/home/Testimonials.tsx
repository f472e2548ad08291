import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Carousel } from '#src/ui/Carousel.tsx'
import { Stars } from '#src/ui/Rating.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { pictureAddress } from '#contract/picture.ts'
import type { HomeBlocks } from '#contract/shapes/home.ts'
import styles from './HomePage.module.css'

type Voice = HomeBlocks['testimonials'][number]

/** What guests say, with their stars. */
export function Testimonials({ voices }: { readonly voices: HomeBlocks['testimonials'] }) {
  const { t } = useLingui()
  if (voices.length === 0) return null
  return (
    <section className={styles.block}>
      <SectionHeading>
        <Trans>Khách nói về chuyến đi</Trans>
      </SectionHeading>
      <div className={styles.voices}>
        <Carousel
          look="row"
          label={t`Lời của khách`}
          previousText={t`Lời trước`}
          nextText={t`Lời sau`}
          slideText={(place, total) => t`${place} trên ${total}`}
          slides={voices.map((voice) => ({ key: voice.id, content: <VoiceCard voice={voice} /> }))}
        />
      </div>
    </section>
  )
}

function VoiceCard({ voice }: { readonly voice: Voice }) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <Card padded>
      <figure className={styles.voice}>
        <Stars value={voice.stars} label={t`${format.decimal(voice.stars)} trên 5 sao`} />
        <blockquote>{voice.text}</blockquote>
        <figcaption className="line-3">
          <Avatar name={voice.guestName} src={pictureAddress(voice.avatarId, 384, 'webp')} />
          <div>
            <p className="strong">{voice.guestName}</p>
            <p className="note">{voice.resortName}</p>
          </div>
        </figcaption>
      </figure>
    </Card>
  )
}
