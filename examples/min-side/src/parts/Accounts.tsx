import { Button } from "@forsikringsportal/widgets/button";
import { HintTooltip } from "@forsikringsportal/widgets/tooltip";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { accounts } from "../accounts.ts";
import { kroner } from "../kroner.ts";
import { Statement } from "./Statement.tsx";

/** The accounts, and the last movements on demand. */
export function Accounts() {
  const { t } = useTranslation("minside");
  const [isShown, setIsShown] = useState(false);
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>{t("accounts")}</h2>
        <HintTooltip label={t("accounts.available")}>{t("accounts.available.text")}</HintTooltip>
      </div>
      <ul className="rows">
        {accounts.map(({ id: account, number, balance }) => (
          <li key={account}>
            <span>
              {t(`accounts.${account}`)}
              <small>{number}</small>
            </span>
            <strong>{kroner(balance)}</strong>
          </li>
        ))}
      </ul>
      {isShown ? (
        <Statement />
      ) : (
        <Button variant="secondary" onClick={() => setIsShown(true)}>
          {t("statement.show")}
        </Button>
      )}
    </section>
  );
}
