import { lateIllustration } from "./lateIllustration.tsx";

/** Nothing is here yet; its code comes when it is shown. */
export const LateEmptyIllustration = lateIllustration(
  async () => (await import("./EmptyIllustration.tsx")).EmptyIllustration,
);
