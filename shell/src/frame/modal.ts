import type { MouseEvent } from 'react';

/*
 * Dialogs that are in the page from the start. Before any script, and where none ever comes, their buttons open them as popovers; with
 * one they are modal: the page behind is out of reach.
 */

const dialogOf = (id: string) => document.getElementById(id) as HTMLDialogElement | null;

/** Attributes of a button that opens such a dialog. */
export const openingModal = (id: string) => ({
  popoverTarget: id,
  onClick(event: MouseEvent) {
    const dialog = dialogOf(id);
    if (!dialog || dialog.matches(':popover-open')) return; // it was opened before the scripts were there
    event.preventDefault();
    dialog.showModal();
  },
});

/** Attributes of a button inside that closes it. */
export const closingModal = (id: string) => ({
  popoverTarget: id,
  popoverTargetAction: 'hide' as const,
  onClick: () => dialogOf(id)?.close(),
});

/** Closes it, however it was opened. */
export function closeModal(id: string): void {
  dialogOf(id)?.hidePopover();
  dialogOf(id)?.close();
}
