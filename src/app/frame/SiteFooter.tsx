import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { PaperHills } from '#src/ui/PaperScene.tsx'
import { useCompany } from '../company.ts'
import { Logo } from '../Logo.tsx'
import styles from './SiteFooter.module.css'

/** The foot of every page: where to go, whom to call, who stands behind it. What the settings leave empty is not there. */
export function SiteFooter() {
  const { t } = useLingui()
  const { rateDay } = useFormat()
  return (
    <footer className={styles.footer}>
      <PaperHills />
      <div className={styles.ground}>
        <div className={styles.columns}>
          <div className={styles.about}>
            <Logo />
            <p>
              <Trans>Ghé chơi, ở lại một lúc. Giá rõ từng đêm, nhận phòng được cả khi không có mạng.</Trans>
            </p>
          </div>
          <nav className={styles.links} aria-label={t`Khám phá`}>
            <h2 className={styles.heading}>
              <Trans>Khám phá</Trans>
            </h2>
            <Link to="/list-room" search={{ resort_type: [1] }}>
              <Trans>Villa</Trans>
            </Link>
            <Link to="/list-room" search={{ resort_type: [3] }}>
              <Trans>Khách sạn</Trans>
            </Link>
            <Link to="/list-room" search={{ resort_type: [2] }}>
              <Trans>Căn hộ</Trans>
            </Link>
            <Link to="/list-service">
              <Trans>Trải nghiệm</Trans>
            </Link>
            <Link to="/news">
              <Trans>Tin tức và sự kiện</Trans>
            </Link>
          </nav>
          <nav className={styles.links} aria-label={t`Điều khoản`}>
            <h2 className={styles.heading}>
              <Trans>Điều khoản</Trans>
            </h2>
            <Link to="/policy">
              <Trans>Chính sách bảo mật</Trans>
            </Link>
            <Link to="/operating-regulations">
              <Trans>Quy chế hoạt động</Trans>
            </Link>
            <Link to="/chat/chat-support">
              <Trans>Hỗ trợ</Trans>
            </Link>
          </nav>
          <Contact />
        </div>
        {rateDay !== null && (
          <p className={styles.rate}>
            <Trans>
              Giá đô la là gần đúng, theo tỷ giá ngày {rateDay}; mọi khoản đều thanh toán bằng đồng.
            </Trans>
          </p>
        )}
        <Company />
      </div>
    </footer>
  )
}

function Contact() {
  const { hotline, email, apps } = useCompany()
  if (hotline === null && email === null && apps.length === 0) return null
  return (
    <div className={styles.links}>
      <h2 className={styles.heading}>
        <Trans>Liên hệ</Trans>
      </h2>
      {hotline !== null && (
        <a href={`tel:${hotline.replace(/\s/g, '')}`}>
          <Icon name="phone" /> {hotline}
        </a>
      )}
      {email !== null && (
        <a href={`mailto:${email}`}>
          <Icon name="mail" /> {email}
        </a>
      )}
      {apps.map(({ name, address }) => (
        <a key={address} href={address} rel="noreferrer">
          <Icon name="download" /> {name}
        </a>
      ))}
    </div>
  )
}

function Company() {
  const { company, projects } = useCompany()
  if (company.length === 0 && projects.length === 0) return null
  return (
    <address className={styles.company}>
      {company.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {projects.map(({ name, address }) => (
        <span key={name}>
          {name}: {address}
        </span>
      ))}
    </address>
  )
}
