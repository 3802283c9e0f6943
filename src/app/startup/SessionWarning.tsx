import { useSessionWarning } from "#core/session/useSessionWarning.ts";
import { WhenIdle } from "#app/frame/loading/WhenIdle.tsx";
import { lazyPage } from "#app/frame/loading/lazyPage.ts";

const SessionTimeout = lazyPage(
  "SessionTimeout",
  async () => (await import("#features/session/SessionTimeout.tsx")).SessionTimeout,
);

/** The timeout dialog, whose code is fetched when the page has come to rest: long before most sessions end. */
export function SessionWarning() {
  const warning = useSessionWarning();
  return (
    <WhenIdle isWanted={warning.status !== "hidden"}>
      <SessionTimeout />
    </WhenIdle>
  );
}
