import { Suspense, useState } from "react";
import { useSessionWarning } from "#core/session/useSessionWarning.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { lazyPage } from "./lazyPage.ts";
import { useAtRest } from "./useAtRest.ts";

const SessionTimeout = lazyPage(async () => (await import("#features/session/SessionTimeout.tsx")).SessionTimeout);

/** The timeout dialog, whose code is fetched when the page has come to rest: long before most sessions end. */
export function LateSessionTimeout() {
  const warning = useSessionWarning();
  const [isAtRest, setIsAtRest] = useState(false);
  useAtRest(() => setIsAtRest(true));
  if (!isAtRest && warning.status === "hidden") return undefined;
  return (
    <ErrorBoundary fallback={undefined}>
      <Suspense>
        <SessionTimeout />
      </Suspense>
    </ErrorBoundary>
  );
}
