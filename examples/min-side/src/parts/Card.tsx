import { Button } from "@forsikringsportal/widgets/button";
import { Dialog, DialogHead } from "@forsikringsportal/widgets/dialog";
import { Oppfolging, type Sporsmal } from "@forsikringsportal/widgets/follow-up";
import { Message } from "@forsikringsportal/widgets/message";
import { Tooltip, TooltipContent, TooltipTrigger } from "@forsikringsportal/widgets/tooltip";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { toasts } from "../toasts.ts";

/** The card, which can be blocked. */
export function Card() {
  const { t } = useTranslation("minside");
  const [isAsked, setIsAsked] = useState(false);
  const [isBlocked, setIsBlocked] = useState(false);
  const [titleId, dialogId] = [useId(), useId()];
  const questions: readonly Sporsmal[] = [
    {
      type: "radio",
      label: t("card.why"),
      name: "why",
      options: (["lost", "stolen", "other"] as const).map((value) => ({ value, label: t(`card.why.${value}`) })),
    },
  ];
  const close = () => setIsAsked(false);
  const block = () => {
    setIsBlocked(true);
    close();
    toasts.push({ variant: "success", content: t("card.blocked.toast"), timeout: "off" });
  };
  return (
    <section className="panel" id="kort" aria-labelledby={titleId}>
      <h2 id={titleId}>{t("card")}</h2>
      <p className="card-face">{t("card.text")}</p>
      <p>
        {t("card.fee")}{" "}
        <Tooltip opensOn="click">
          <TooltipTrigger>{t("card.fee.word")}</TooltipTrigger>
          <TooltipContent>{t("card.fee.text")}</TooltipContent>
        </Tooltip>{" "}
        {t("card.fee.end")}
      </p>
      {isBlocked ? (
        <>
          <Message variant="success" title={t("card.blocked.title")}>
            {t("card.blocked")}
          </Message>
          <Oppfolging questions={questions} onAnswers={(answers) => console.info("oppfølging", answers)} />
        </>
      ) : (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsAsked(true)}>
          {t("card.block")}
        </Button>
      )}
      {isAsked && (
        <Dialog open aria-labelledby={dialogId} onOpenChange={close} closesOutside>
          <DialogHead id={dialogId} onClose={close}>
            {t("card.block.title")}
          </DialogHead>
          <p>{t("card.block.text")}</p>
          <div className="buttons">
            <Button variant="primary" onClick={block}>
              {t("card.block.yes")}
            </Button>
            <Button variant="secondary" onClick={close}>
              {t("card.block.no")}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
