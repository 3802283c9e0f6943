import { createToasts, visibleToasts } from "./createToasts.ts";

/** The page's toasts. One queue for all, since the component that pushes a toast is often removed a moment later. */
export const pageToasts = createToasts({ visible: visibleToasts.onPage });
