import { createContext, type ReactNode, startTransition, useState } from "react";
import { useWhenIdle } from "./useWhenIdle.ts";

/** Whether the page has been idle. It is one moment for all parts, also for those that are shown after it. */
export const PageIdleContext = createContext(false);

/** Tells the idle parts inside it when they are to be shown (`idlePart`). */
export function PageIdle({ children }: { readonly children: ReactNode }) {
  const [isIdle, setIsIdle] = useState(false);
  useWhenIdle(() => startTransition(() => setIsIdle(true)));
  return <PageIdleContext value={isIdle}>{children}</PageIdleContext>;
}
