import { createToasts } from "@forsikringsportal/widgets/toast";

/** The toasts of the page: any part of it can push one. */
export const toasts = createToasts({ visible: 3 });
