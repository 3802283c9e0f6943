import { Button } from "@forsikringsportal/widgets/button";
import { Kontaktskjema } from "@forsikringsportal/widgets/contact-form";
import { Countdown } from "@forsikringsportal/widgets/countdown";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";

const offerMinutes = 30;

/** An offer that ends. Its end is known in the browser only: the server's clock is another. */
export function LoanOffer() {
  const { t } = useTranslation("minside");
  const [endsAtMs, setEndsAtMs] = useState<number>();
  const [isAsking, setIsAsking] = useState(false);
  const [hasEnded, setHasEnded] = useState(false);
  const id = useId();
  useEffect(() => setEndsAtMs(Date.now() + offerMinutes * 60_000), []);
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
