import { createStore } from "../store/createStore.ts";

const modals = createStore<readonly HTMLDialogElement[]>([]);

/** The open modal dialogs. Everything outside the uppermost one is inert, so content above it must be inside it. */
export const openModals = {
  /** Adds a dialog on top. Returns a function that removes it, to call before the dialog leaves the page. */
  add(dialog: HTMLDialogElement): () => void {
    modals.set([...modals.get(), dialog]);
    return () => modals.set(modals.get().filter((other) => other !== dialog));
  },
  uppermost: (): HTMLDialogElement | undefined => modals.get().at(-1),
  subscribe: modals.subscribe,
};
