import { type ReactNode, Suspense, useState } from "react";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { useAtRest } from "./useWhenIdle.ts";

interface AtRestProps {
  /** Does not wait any longer. What has come stays. */
  readonly isWanted?: boolean;
  /** A part of the page whose code comes when it is first shown (`lazyPage`). */
  readonly children: ReactNode;
}

/** A part of the page that nobody misses at first: it comes when the page has come to rest. One that breaks takes nothing along. */
export function AtRest({ isWanted = false, children }: AtRestProps) {
  const [isAtRest, setIsAtRest] = useState(false);
  useAtRest(() => setIsAtRest(true));
  if (isWanted && !isAtRest) setIsAtRest(true);
  if (!isAtRest) return undefined;
  return (
    <ErrorBoundary fallback={undefined}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
