import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Icon } from '#src/ui/Icon.tsx'

/** The way back from a page below "security". */
export function BackToSecurity() {
  return (
    <Link to="/profile/security" className="back">
      <Icon name="arrow-left" size={16} />
      <Trans>Bảo mật</Trans>
    </Link>
  )
}
