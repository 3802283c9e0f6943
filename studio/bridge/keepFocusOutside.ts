/**
 * The page moves the focus only while the person is in it. Without this a page that opens a dialog by itself, such as
 * that of an ended session, takes the focus from a button or a field of the studio, and the keys with it.
 */
export function keepFocusOutside(): void {
  const { focus } = Object.getOwnPropertyDescriptors(HTMLElement.prototype);
  const { showModal } = Object.getOwnPropertyDescriptors(HTMLDialogElement.prototype);
  Object.defineProperties(HTMLElement.prototype, {
    focus: {
      ...focus,
      value(this: HTMLElement, options?: FocusOptions) {
        if (document.hasFocus()) focus.value?.call(this, options);
      },
    },
  });
  Object.defineProperties(HTMLDialogElement.prototype, {
    showModal: {
      ...showModal,
      value(this: HTMLDialogElement) {
        // The browser moves the focus into a dialog that it opens, but not into an inert one.
        const { inert } = this;
        this.inert = inert || !document.hasFocus();
        showModal.value?.call(this);
        this.inert = inert;
      },
    },
  });
}
