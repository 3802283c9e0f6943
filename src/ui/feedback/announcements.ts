type Listener = () => void;

let current = "";
let listeners: readonly Listener[] = [];

/** What the page's `Announcer` speaks; a tiny store, since the one who speaks is often gone a moment later. */
export const announcements = {
  /** Speaks `text` once. The same text again is spoken again. */
  announce: (text: string): void => {
    // A trailing no-break space makes a repeated text a change, and is not spoken.
    current = text === current ? `${text}\u00a0` : text;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: Listener): (() => void) => {
    listeners = [...listeners, listener];
    return () => {
      listeners = listeners.filter((other) => other !== listener);
    };
  },
  current: (): string => current,
};
