import { basePath } from "#contract/basePath.ts";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { anbefalingQuery } from "#api/anbefaling.ts";
import { SlowAnswer } from "#core/query/SlowAnswer.tsx";
import { useAnswer } from "#core/query/useAnswer.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { anbefalinger, anbefalingLimits } from "#domain/anbefaling/anbefalinger.ts";
import type { Kjopsinngang } from "#contract/kjopsinngang.ts";
import { CardGrid } from "#ui/layout/card/CardGrid.ts";
import { SectionHead } from "#ui/layout/SectionHead.ts";
import { Stack } from "#ui/layout/Stack.ts";
import { useRetryFocus } from "#ui/controls/useRetryFocus.ts";
import { useShownOnce } from "#ui/feedback/useShownOnce.ts";
import { AnbefalingCard } from "./AnbefalingCard.tsx";
import { AnbefalingerFailed } from "./AnbefalingerFailed.tsx";
import { AnbefalingPhotoCard } from "./AnbefalingPhotoCard.tsx";
import { candidateProducts, type Product } from "./candidateProducts.ts";
import type texts from "#locales/nb/anbefalinger.json";

declare module "#core/i18n/texts.ts" {
  interface FeatureTexts {
    readonly anbefalinger: typeof texts;
  }
}

interface AnbefalingerSectionProps {
  /**
   * The product type that the customer has just bought: the block of the receipt. Left out: the block of the overview.
   */
  readonly bought?: Product;
  /** Product types of the customer's agreements; undefined while, or when, not all of them are known. */
  readonly held: readonly (string | undefined)[] | undefined;
  /** The purchase entrances that the customer is shown. */
  readonly shown: ReadonlySet<Kjopsinngang>;
  /** Where 'Se alle våre forsikringer' of the receipt's block leads. Default: the purchase page of the overview. */
  readonly allHref?: string;
  /** These are shown, the best first; called once for the same ones, and never without any. */
  readonly onShown?: (products: readonly Product[]) => void;
  /** The customer goes to the purchase of one. */
  readonly onChoose?: (product: Product) => void;
}

/**
 * The next-best-offer block (spec: anbefalinger-1, anbefalinger-8): the best recommendation large, the others beside
 * one another. Nothing to the control group, and nothing until it is known what the customer holds.
 */
export function AnbefalingerSection(props: AnbefalingerSectionProps) {
  const { bought, held, shown, allHref = `${basePath}/kjopsinnganger`, onShown, onChoose } = props;
  const { t } = useTranslation("anbefalinger");
  const { recommendations, features } = useTenant();
  const answer = useAnswer(anbefalingQuery(bought ?? "OVERSIKT"));
  const headingId = useId();
  const isFailed = answer.status === "failed";
  const isSlow = answer.status === "slow";
  const { heading, notePress } = useRetryFocus(isFailed || isSlow);

  const chosen =
    held && answer.data
      ? anbefalinger(answer.data, {
          held: bought === undefined ? held : [...held, bought],
          candidates: candidateProducts(recommendations, bought),
          shown,
          limit: bought === undefined ? anbefalingLimits.page : anbefalingLimits.receipt,
        })
      : [];
  const [first, ...others] = chosen;
  const products = chosen.map(({ productType }) => productType);
  useShownOnce(first && products.join(" "), () => onShown?.(products));
  if (held === undefined || (first === undefined && !isFailed && !isSlow)) return undefined;
  return (
    <Stack as="section" aria-labelledby={headingId}>
      <SectionHead>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {answer.data?.isFallback === true ? t("heading.common") : t("heading")}
        </h2>
        {features.purchase && bought !== undefined && <a href={allHref}>{t("all")}</a>}
      </SectionHead>
      <SlowAnswer answers={[answer]} onRetry={notePress} announced={false}>
        {t("slow")}
      </SlowAnswer>
      {first === undefined ? (
        isFailed && (
          <AnbefalingerFailed
            isRetrying={answer.isRetrying}
            onRetry={() => {
              notePress();
              answer.retry();
            }}
          />
        )
      ) : (
        <>
          <AnbefalingPhotoCard anbefaling={first} onChoose={() => onChoose?.(first.productType)} />
          {others.length > 0 && (
            <CardGrid aria-labelledby={headingId}>
              {others.map((anbefaling) => (
                <li key={anbefaling.productType}>
                  <AnbefalingCard anbefaling={anbefaling} onChoose={() => onChoose?.(anbefaling.productType)} />
                </li>
              ))}
            </CardGrid>
          )}
        </>
      )}
    </Stack>
  );
}
