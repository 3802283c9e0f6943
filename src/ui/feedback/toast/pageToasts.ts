import { createToasts } from "./createToasts.ts";

/** How many toasts a page shows at once (spec: toasts-2). */
const visible = 5;

/** The page's toasts. One queue for all, since the component that pushes a toast is often removed a moment later. */
export const pageToasts = createToasts({ visible });
