import { pageAddress } from "#contract/pagePaths.ts";
import { anbefalingQuery } from "#api/anbefaling.ts";
import { useAnswer } from "#core/query/useAnswer.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import type { Kjopsinngang } from "#contract/kjopsinngang.ts";
import { Anbefalinger } from "#widgets/anbefalinger/Anbefalinger.tsx";
import type { Product } from "./candidateProducts.ts";
import { useCandidates } from "./useCandidates.tsx";
import type { MouseEvent } from "react";
import { useIsUnder18 } from "#api/useIsUnder18.ts";
import { useExternalLink } from "#core/navigation/useExternalLink.ts";
import { buyHref } from "#domain/kjop/buyHref.ts";
import { OutboundAnchor } from "#ui/controls/OutboundAnchor.tsx";
import type { AnbefalingLinkProps } from "#widgets/anbefalinger/AnbefalingCandidate.ts";

/** The link of a recommendation: to the purchase, in this tab. None where the address is refused. */
function AnbefalingAnchor({ href, onClick, ...rest }: AnbefalingLinkProps) {
  const link = useExternalLink(buyHref(href, useIsUnder18()), "web");
  if (link === undefined) return undefined;
  const chooseAndFollow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick(event);
    link.onClick(event);
  };
  return <OutboundAnchor {...rest} link={{ ...link, onClick: chooseAndFollow }} hint={undefined} />;
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
  readonly onShown?: (products: readonly string[]) => void;
  /** The customer goes to the purchase of one. */
  readonly onChoose?: (product: string) => void;
}

/** How many recommendations the receipt page shows (spec: anbefalinger-9). */
const receiptLimit = 5;

/** The next-best-offer block of this brand (spec: anbefalinger-1): the call, the brand's candidates and their links. */
export function AnbefalingerSection(props: AnbefalingerSectionProps) {
  const { bought, held, shown, allHref = pageAddress("/kjopsinnganger"), onShown, onChoose } = props;
  const { features, marketing } = useTenant();
  const { data } = useAnswer(anbefalingQuery(bought ?? "OVERSIKT"));
  const isReceipt = bought !== undefined;
  return (
    <Anbefalinger
      answer={data}
      candidates={useCandidates(bought, shown)}
      held={held && isReceipt ? [...held, bought] : held}
      limit={isReceipt ? receiptLimit : undefined}
      // A discount is named where it has been earned; on the overview the offers name theirs (spec: anbefalinger-22).
      discount={isReceipt ? marketing.bundleDiscount : undefined}
      allHref={features.purchase && isReceipt ? allHref : undefined}
      onShown={(shownOnes) => onShown?.(shownOnes.map(({ productType }) => productType))}
      onChoose={({ productType }) => onChoose?.(productType)}
      linkComponent={AnbefalingAnchor}
    />
  );
}
