import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { isQueued } from '#contract/outbox.ts'
import type { SavedSearch } from '#contract/shapes/savedSearch.ts'
import { useAct } from '#src/api/act.ts'
import { outdated } from '#src/api/outdated.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'

interface RemoveSearchProps {
  readonly search: SavedSearch
  readonly isOpen: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onRemoved: () => void
}

/** Asks before a search goes. Without a network it goes later, and says so in the list. */
export function RemoveSearch({ search, isOpen, onOpenChange, onRemoved }: RemoveSearchProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const remove = useAct('savedSearch.remove')
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={<Trans>Xóa tìm kiếm này?</Trans>}
      body={
        <>
          <p>{search.name}</p>
          <Refusal error={remove.error} />
        </>
      }
      confirmText={t`Xóa`}
      cancelText={t`Giữ lại`}
      tone="danger"
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate(
          { saved_search_id: search.savedSearchId },
          {
            onSuccess: async (answer) => {
              if (!isQueued(answer)) await outdated(client, 'savedSearch.mine')
              onOpenChange(false)
              onRemoved()
            },
          },
        )
      }
    />
  )
}
