// Which dialog is open. One at a time.

export type Dialog =
  | { is: 'rules'; id: string | null; near: string[] }
  | { is: 'menu' }
  | { is: 'settings' }
  | { is: 'link' }
  | { is: 'keys' };

class Dialogs {
  open = $state.raw<Dialog | null>(null);

  show(dialog: Dialog): void {
    this.open = dialog;
  }

  close(): void {
    this.open = null;
  }
}

export const dialogs = new Dialogs();
