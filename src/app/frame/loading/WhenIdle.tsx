import { type ReactNode, Suspense, useState } from "react";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { useWhenIdle } from "./useWhenIdle.ts";

interface WhenIdleProps {
  /** Does not wait any longer. What has come stays. */
  readonly isWanted?: boolean;
  /** A part of the page whose code comes when it is first shown (`lazyPage`). */
  readonly children: ReactNode;
}

/** A part of the page that nobody misses at first: it comes when the page has come to rest. One that breaks takes nothing along. */
export function WhenIdle({ isWanted = false, children }: WhenIdleProps) {
  const [isIdle, setIsIdle] = useState(false);
  useWhenIdle(() => setIsIdle(true));
  if (isWanted && !isIdle) setIsIdle(true);
  if (!isIdle) return undefined;
  return (
    <ErrorBoundary fallback={undefined}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
