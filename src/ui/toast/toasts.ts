import { announcements } from "./announcements.ts";
import type { Tone } from "./toneStyle.ts";

/** A short message over the page (shared-widgets §3). */
export interface Toast {
  readonly id: number;
  readonly tone: Tone;
  readonly text: string;
}

type Listener = () => void;

/** How long a toast stays (shared-widgets §9). */
const timeoutMs = 5000;
/** How many toasts are shown at once (shared-widgets §9). */
const visibleLimit = 5;

let queue: readonly Toast[] = [];
let serial = 0;
let listeners: readonly Listener[] = [];
const noToasts: readonly Toast[] = [];
let visible = noToasts;
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function show(next: readonly Toast[]): void {
  queue = next;
  visible = queue.length === 0 ? noToasts : queue.slice(0, visibleLimit);
  // The clock of a toast starts when it is seen.
  for (const { id } of visible)
    if (!timers.has(id))
      timers.set(
        id,
        setTimeout(() => toasts.close(id), timeoutMs),
      );
  for (const listener of listeners) listener();
}

/** The toasts of the page; a tiny store, since the one who has news is often gone a moment later. */
export const toasts = {
  /** Shows a text and speaks it, once. */
  push(tone: Tone, text: string): void {
    serial += 1;
    show([...queue, { id: serial, tone, text }]);
    announcements.announce(text);
  },
  close(id: number): void {
    clearTimeout(timers.get(id));
    timers.delete(id);
    show(queue.filter((toast) => toast.id !== id));
  },
  /** Lets a toast stay while somebody is at it; `resume` starts its time again. */
  pause(id: number): void {
    clearTimeout(timers.get(id));
  },
  resume(id: number): void {
    clearTimeout(timers.get(id));
    if (timers.has(id))
      timers.set(
        id,
        setTimeout(() => toasts.close(id), timeoutMs),
      );
  },
  subscribe: (listener: Listener): (() => void) => {
    listeners = [...listeners, listener];
    return () => {
      listeners = listeners.filter((other) => other !== listener);
    };
  },
  visible: (): readonly Toast[] => visible,
};
