import { Anbefalinger } from "@forsikringsportal/widgets/recommendations";
import { useTranslation } from "react-i18next";

/** What the recommendation service would answer. */
const answer = {
  scores: [
    { productType: "REISE", score: 0.81 },
    { productType: "BIL", score: 0.64 },
    { productType: "SYKKEL", score: 0.2 },
  ],
};

/** Insurance that the customer does not have. */
export function Insurance() {
  const { t } = useTranslation("minside");
  return (
    <div className="insurance">
      <Anbefalinger
        answer={answer}
        candidates={[
          { productType: "REISE", href: "/forsikring/reise", image: { src: "/fjell.svg", width: 320, height: 200 } },
          { productType: "BIL", href: "/forsikring/bil" },
          {
            productType: "SYKKEL",
            href: "/forsikring/sykkel",
            title: t("insurance.bike"),
            content: t("insurance.bike.text"),
          },
        ]}
        held={["INNBO"]}
        discount={{ title: t("insurance.discount"), text: t("insurance.discount.text") }}
      />
    </div>
  );
}
