import { prefersReducedMotion } from "../../theme/prefersReducedMotion.ts";
import { createStore, type ReadableStore } from "../../store/createStore.ts";
import { spokenAgain } from "../spokenAgain.ts";
import { createPausableTimer, type PausableTimer } from "./createPausableTimer.ts";
import {
  enqueueToast,
  exitToast,
  type QueuedToast,
  removeToast,
  settleToasts,
  type Toast,
  type ToastContent,
  type ToastQueue,
} from "./toastQueue.ts";

/** The visible and announced part of a queue. */
export interface ToastView {
  /** Toasts that enter or exit, most urgent first. */
  readonly shown: readonly QueuedToast[];
  /** The text of a live region: each toast once, when it is first shown. */
  readonly spoken: string;
}

/** Why the timer of a toast is paused. */
export type ToastHold = "pointer" | "focus";

/** A queue of toasts, framework-free. Its toasts wait until something shows them (`subscribe`). */
export interface Toasts extends ReadableStore<ToastView> {
  /** Adds a toast. Returns the id to close it with. */
  readonly push: (toast: Toast) => number;
  /** Closes one toast. */
  readonly close: (id: number) => void;
  /** Closes every toast, shown or waiting. */
  readonly closeAll: () => void;
  /** Pauses the timer of a toast until each of its holds is released. */
  readonly hold: (id: number, hold: ToastHold) => void;
  /** Ends one hold of a toast. */
  readonly release: (id: number, hold: ToastHold) => void;
}

interface ToastsOptions {
  /** How many are shown at once, the rest waits. Default 1 (spec: toasts-7). */
  readonly visible?: number;
}

/** How many toasts are shown at once: of a queue that says nothing (spec: toasts-7), and of the page's (spec: toasts-2). */
export const visibleToasts = { byDefault: 1, onPage: 5 } as const;

/** How long a toast is shown (spec: toasts-8). */
const standardTimeoutMs = 5000;
/** Browsers run a timer with a longer time at once. */
const longestTimeoutMs = 2 ** 31 - 1;
/** How long a toast fades; `theme.duration.fast`. */
const exitMs = 150;

const fadeMs = () => (prefersReducedMotion() ? 0 : exitMs);

function timeoutMs({ timeout = standardTimeoutMs }: Toast): number | undefined {
  return typeof timeout === "number" && timeout > 0 && timeout <= longestTimeoutMs ? timeout : undefined;
}

/** The announcement of a toast: its title as a sentence, then its text. */
function toastText(content: ToastContent): string {
  if (typeof content === "string") return content;
  const { title, content: text } = content;
  return `${/[.!?…:]$/.test(title) ? title : `${title}.`} ${text}`;
}

interface ToastClock {
  /** undefined: the toast never closes by itself. */
  readonly timer: PausableTimer | undefined;
  readonly holds: Set<ToastHold>;
  wasSpoken: boolean;
}

/**
 * Makes the texts of a live region. Toasts pushed at the same moment are announced together: of two changes at once a
 * screen reader reads only the last.
 */
function createAnnouncement(): (texts: readonly string[], before: string) => string {
  let sentences: readonly string[] = [];
  return (texts, before) => {
    if (texts.length === 0) return before;
    if (sentences.length === 0) queueMicrotask(() => (sentences = []));
    sentences = [...sentences, ...texts];
    return spokenAgain(sentences.join(" "), before);
  };
}

/**
 * Makes a queue of toasts: by priority, with timers that pause while a toast is held or queued (spec: toasts-6,
 * toasts-10, toasts-12).
 */
export function createToasts({ visible = visibleToasts.byDefault }: ToastsOptions = {}): Toasts {
  let queue: ToastQueue = [];
  const view = createStore<ToastView>({ shown: [], spoken: "" });
  let serial = 0;
  const announce = createAnnouncement();
  const clocks = new Map<number, ToastClock>();

  function show(next: ToastQueue): void {
    queue = settleToasts(next, view.hasListeners() ? visible : 0);
    const news: string[] = [];
    for (const toast of queue) {
      const clock = clocks.get(toast.id);
      if (clock === undefined) continue;
      if (toast.state !== "entering") {
        // No event says that the pointer has left a removed element.
        clock.holds.clear();
        clock.timer?.pause();
      } else {
        if (clock.holds.size === 0) clock.timer?.run();
        else clock.timer?.pause();
        if (!clock.wasSpoken) news.push(toastText(toast.content));
        clock.wasSpoken = true;
      }
    }
    const shown = queue.filter(({ state }) => state !== "queued");
    view.set({ shown, spoken: shown.length === 0 ? "" : announce(news, view.get().spoken) });
  }

  function drop(id: number): void {
    clocks.get(id)?.timer?.pause();
    clocks.delete(id);
    show(removeToast(queue, id));
  }

  function close(id: number): void {
    const state = queue.find((toast) => toast.id === id)?.state;
    if (state === undefined || state === "exiting") return;
    const fade = fadeMs();
    if (state === "queued" || fade === 0) return drop(id);
    setTimeout(() => drop(id), fade);
    show(exitToast(queue, id));
  }

  return {
    push(toast) {
      serial += 1;
      const id = serial;
      const ms = timeoutMs(toast);
      const timer = ms === undefined ? undefined : createPausableTimer(ms, () => close(id));
      clocks.set(id, { timer, holds: new Set(), wasSpoken: false });
      show(enqueueToast(queue, toast, id));
      return id;
    },
    close,
    closeAll() {
      for (const { id } of queue.toReversed()) close(id);
    },
    hold(id, hold) {
      clocks.get(id)?.holds.add(hold);
      show(queue);
    },
    release(id, hold) {
      clocks.get(id)?.holds.delete(hold);
      show(queue);
    },
    subscribe(listener) {
      const isFirst = !view.hasListeners();
      const unsubscribe = view.subscribe(listener);
      if (isFirst) show(queue);
      return () => {
        unsubscribe();
        // React's StrictMode unsubscribes and subscribes again at once: the toasts stay shown.
        queueMicrotask(() => {
          if (!view.hasListeners()) show(queue);
        });
      };
    },
    get: view.get,
  };
}
