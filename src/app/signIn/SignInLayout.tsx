import { useLingui } from '@lingui/react/macro'
import { Outlet } from '@tanstack/react-router'
import { Carousel } from '#src/ui/Carousel.tsx'
import { PaperHills, PaperScene } from '#src/ui/PaperScene.tsx'
import styles from './SignInLayout.module.css'

/** The frame of signing in and registering: the form, and beside it three slides of what one gets. */
export function SignInLayout() {
  const { t } = useLingui()
  const slides = [
    {
      key: 'bay',
      scene: 'bay',
      title: t`Ghé chơi, ở lại một lúc`,
      text: t`Villa, khách sạn và căn hộ từ vịnh biển đến đồi thông.`,
    },
    {
      key: 'lantern',
      scene: 'lantern',
      title: t`Giá rõ từng đêm`,
      text: t`Bạn thấy mọi khoản trước khi trả tiền, không có phí nào thêm.`,
    },
    {
      key: 'letter',
      scene: 'letter',
      title: t`Nhận phòng không cần mạng`,
      text: t`Mã, địa chỉ và chỉ đường đã nằm sẵn trong máy của bạn.`,
    },
  ] as const
  return (
    <div className={styles.layout}>
      <aside className={styles.side}>
        <div className={styles.carousel}>
          <Carousel
            label={t`Vì sao là Ghé`}
            previousText={t`Trang trước`}
            nextText={t`Trang sau`}
            slideText={(place, total) => t`${place} trên ${total}`}
            slides={slides.map(({ key, scene, title, text }) => ({
              key,
              content: (
                <div className={styles.slide}>
                  <PaperScene name={scene} />
                  <p className={styles.title}>{title}</p>
                  <p className={styles.text}>{text}</p>
                </div>
              ),
            }))}
          />
        </div>
        <PaperHills />
      </aside>
      <div className={styles.form}>
        <Outlet />
      </div>
    </div>
  )
}
