import { SystemMessage } from "@forsikringsportal/widgets/system-message";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { accounts } from "../accounts.ts";
import { kroner } from "../kroner.ts";
import { Accounts } from "../parts/Accounts.tsx";
import { Card } from "../parts/Card.tsx";
import { ContactDetails } from "../parts/ContactDetails.tsx";
import { Feedback } from "../parts/Feedback.tsx";
import { Insurance } from "../parts/Insurance.tsx";
import { LoanOffer } from "../parts/LoanOffer.tsx";
import { Questions } from "../parts/Questions.tsx";

/** What the customer sees first. */
export function HomePage() {
  const { t } = useTranslation("minside");
  const [hasOperations, setHasOperations] = useState(true);
  const total = accounts.reduce((sum, { balance }) => sum + balance, 0);
  return (
    <>
      {hasOperations && (
        <SystemMessage variant="info" label={t("operations.label")} onClose={() => setHasOperations(false)}>
          {t("operations")}
        </SystemMessage>
      )}
      <div className="hero">
        <h1>{t("greeting")}</h1>
        <p className="hero-label">{t("total")}</p>
        <p className="hero-total">{kroner(total)}</p>
      </div>
      <div className="columns">
        <div className="column">
          <Accounts />
          <ContactDetails />
          <Feedback />
        </div>
        <div className="column">
          <Card />
          <LoanOffer />
          <Questions />
        </div>
      </div>
      <Insurance />
    </>
  );
}
