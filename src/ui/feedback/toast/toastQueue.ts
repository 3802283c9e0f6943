import type { MessageVariant } from "../messageVariantStyle.ts";

/** The content of a toast: a text, or a text with a title. */
export type ToastContent = string | { readonly title: string; readonly content: string };

/** A short message over the page (spec: toasts-4). */
export interface Toast {
  /** The text, or a title with a text. */
  readonly content: ToastContent;
  /** What kind of message it is: sets colour and icon. */
  readonly variant: MessageVariant;
  /** How long it is shown, in ms. `null`, `"off"` and 0: until it is closed. Default 5000. */
  readonly timeout?: number | null | "off";
  /** Something that can be done about it. Pressing it closes the toast too. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** The higher, the sooner it is shown; equal ones in the order they came. Default 0. */
  readonly priority?: number;
}

/** `queued` waits for room, `entering` is shown, `exiting` is closed and fades (spec: toasts-6). */
export type ToastState = "queued" | "entering" | "exiting";

/** A toast in its queue. */
export interface QueuedToast extends Toast {
  /** Set by the queue, counted from 1. */
  readonly id: number;
  /** Whether it waits, is shown or fades. */
  readonly state: ToastState;
}

/** Toasts by priority, most urgent first. */
export type ToastQueue = readonly QueuedToast[];

const urgency = ({ priority = 0 }: Toast) => (Number.isNaN(priority) ? 0 : priority);

/** Inserts a toast after all toasts of the same urgency. */
export function enqueueToast(queue: ToastQueue, toast: Toast, id: number): ToastQueue {
  const place = queue.findIndex((other) => urgency(other) < urgency(toast));
  return queue.toSpliced(place === -1 ? queue.length : place, 0, { ...toast, id, state: "queued" });
}

/** Closes a toast: a shown one fades first, a queued one is removed. */
export function exitToast(queue: ToastQueue, id: number): ToastQueue {
  return queue.flatMap((toast) => {
    if (toast.id !== id || toast.state === "exiting") return [toast];
    return toast.state === "queued" ? [] : [{ ...toast, state: "exiting" as const }];
  });
}

/** Removes a toast that has faded. */
export function removeToast(queue: ToastQueue, id: number): ToastQueue {
  return queue.filter((toast) => toast.id !== id);
}

/** Shows the most urgent toasts and queues the others. A toast that fades keeps its place until it is removed. */
export function settleToasts(queue: ToastQueue, visible: number): ToastQueue {
  let room = visible - queue.filter(({ state }) => state === "exiting").length;
  return queue.map((toast) => {
    if (toast.state === "exiting") return toast;
    room -= 1;
    const state = room >= 0 ? "entering" : "queued";
    return toast.state === state ? toast : { ...toast, state };
  });
}
