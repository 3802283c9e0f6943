import { Disclosure } from "@forsikringsportal/widgets/expandable-section";
import { SmileyScale } from "@forsikringsportal/widgets/smiley-scale";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { toasts } from "../toasts.ts";

/** Frequent questions, and whether they help. */
export function Questions() {
  const { t } = useTranslation("minside");
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{t("questions")}</h2>
      <div>
        {(["travel", "bsu"] as const).map((question) => (
          <Disclosure key={question} summary={<h3>{t(`questions.${question}`)}</h3>}>
            <p>{t(`questions.${question}.answer`)}</p>
          </Disclosure>
        ))}
      </div>
      <SmileyScale
        legend={t("rating")}
        labels={[t("rating.1"), t("rating.2"), t("rating.3"), t("rating.4"), t("rating.5")]}
        onValueChange={() => toasts.push({ variant: "success", content: t("rating.thanks") })}
      />
    </section>
  );
}
