import { createToasts } from "./createToasts.ts";

/** The toasts of the page: up to 5 at once (shared-widgets §4). Whoever has news is often gone a moment later. */
export const toasts = createToasts({ visible: 5 });
