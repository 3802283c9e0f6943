type Listener = () => void;

let modals: readonly HTMLDialogElement[] = [];
const listeners = new Set<Listener>();

function change(next: readonly HTMLDialogElement[]): void {
  modals = next;
  for (const listener of listeners) listener();
}

/** The modal dialogs that are open. All outside the uppermost is inert, so what must be reached above it stands in it. */
export const openModals = {
  /** Adds a dialog on top; the function that it gives takes it away, before the dialog leaves the page. */
  add(dialog: HTMLDialogElement): () => void {
    change([...modals, dialog]);
    return () => change(modals.filter((other) => other !== dialog));
  },
  uppermost: (): HTMLDialogElement | undefined => modals.at(-1),
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
