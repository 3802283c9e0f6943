import { Button } from "@forsikringsportal/widgets/button";
import { Kontaktskjema } from "@forsikringsportal/widgets/contact-form";
import { Countdown } from "@forsikringsportal/widgets/countdown";
import { useId, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";

/** When the offer ends: half an hour after the page was opened. */
const offerEndsAtMs = Date.now() + 30 * 60_000;
const never = () => () => {};

/** An offer that ends. Its end is known in the browser only: the server's clock is another. */
export function LoanOffer() {
  const { t } = useTranslation("minside");
  const endsAtMs = useSyncExternalStore(
    never,
    () => offerEndsAtMs,
    () => undefined,
  );
  const [isAsking, setIsAsking] = useState(false);
  const [hasEnded, setHasEnded] = useState(false);
  const id = useId();
  const left = (seconds: number) => t("offer.left", { count: Math.ceil(seconds / 60) });
  return (
    <section className="panel" id="lan" aria-labelledby={id}>
      <h2 id={id}>{t("offer")}</h2>
      <p>{t("offer.text")}</p>
      <div className="offer-end">
        {hasEnded && <p>{t("offer.ended")}</p>}
        {!hasEnded && endsAtMs !== undefined && (
          <Countdown endsAtMs={endsAtMs} text={left} onEnd={() => setHasEnded(true)} />
        )}
      </div>
      {isAsking ? (
        <Kontaktskjema hasPhone onSend={({ email, phone }) => console.info("ring", email, phone)} />
      ) : (
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          {t("offer.call")}
        </Button>
      )}
    </section>
  );
}
