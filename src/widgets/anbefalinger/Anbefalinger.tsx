import { type ComponentProps, type ComponentType, useId } from "react";
import styled from "styled-components";
import { useShownOnce } from "#ui/feedback/useShownOnce.ts";
import { CardGrid } from "#ui/layout/card/CardGrid.ts";
import { SectionHead } from "#ui/layout/SectionHead.ts";
import { Stack } from "#ui/layout/Stack.ts";
import { useConsoleError } from "#ui/feedback/useConsoleError.ts";
import { useTexts } from "#ui/texts/TextsContext.ts";
import { createTextReader, type OwnTexts } from "../texts/createTextReader.ts";
import { AnbefalingCard } from "./AnbefalingCard.tsx";
import type { Anbefaling, AnbefalingCandidate, AnbefalingLinkProps } from "./AnbefalingCandidate.ts";
import { AnbefalingPhotoCard, type Discount } from "./AnbefalingPhotoCard.tsx";
import { type AnbefalingText, anbefalingTexts, candidateError, withTexts } from "./anbefalingText.ts";
import { type AnbefalingAnswer, chooseAnbefalinger } from "./chooseAnbefalinger.ts";

/** Properties of `Anbefalinger`. All other attributes are for the `<section>` around it. */
export interface AnbefalingerProps extends Omit<ComponentProps<"section">, "children"> {
  /** The answer of the recommendation service; undefined while, or when, there is none. */
  readonly answer: AnbefalingAnswer | undefined;
  /** What may be recommended and can be bought here, the favourites first. */
  readonly candidates: readonly AnbefalingCandidate[];
  /** Product types of the customer's agreements; undefined while, or when, not all of them are known. */
  readonly held: readonly (string | undefined)[] | undefined;
  /** The greatest number of recommendations. Default 3; a receipt shows 5. */
  readonly limit?: number | undefined;
  /** The panel on the large card, for example about a discount. Left out: no panel. */
  readonly discount?: Discount | undefined;
  /** Where 'Se alle våre forsikringer' leads. Left out: no such link. */
  readonly allHref?: string | undefined;
  /** These are shown, the best first; called once for the same ones, and never without any. */
  readonly onShown?: ((anbefalinger: readonly Anbefaling[]) => void) | undefined;
  /** The customer follows the link of one. */
  readonly onChoose?: ((anbefaling: Anbefaling) => void) | undefined;
  /** Renders the link of a card, for example with a router. Default: `<a>`. */
  readonly linkComponent?: ComponentType<AnbefalingLinkProps> | undefined;
  /** Texts that replace the built-in ones. */
  readonly texts?: OwnTexts<AnbefalingText> | undefined;
}

/**
 * Recommends products that the customer does not hold (spec: anbefalinger-1, anbefalinger-8): the best one large, the
 * others beside one another. Nothing to the control group, nothing until it is known what the customer holds, and nothing
 * where the answer failed (spec: anbefalinger-21): advertising does not ask to be tried again.
 */
export function Anbefalinger(props: AnbefalingerProps) {
  const {
    answer,
    candidates,
    held,
    limit = 3,
    discount,
    allHref,
    onShown,
    onChoose,
    linkComponent,
    texts,
    ...rest
  } = props;
  const builtIn = useTexts(anbefalingTexts);
  const t = createTextReader<AnbefalingText>(builtIn, texts);
  const headingId = useId();

  const errorOf = (candidate: AnbefalingCandidate) => candidateError(candidate, builtIn);
  const valid = candidates.filter((candidate) => errorOf(candidate) === undefined);
  useConsoleError(candidates.map(errorOf).find((error) => error !== undefined));
  const chosen =
    held && answer
      ? chooseAnbefalinger(answer, { held, candidates: valid, limit }).map((each) => withTexts(each, builtIn, t))
      : [];
  const [first, ...smaller] = chosen;
  useShownOnce(first && chosen.map(({ productType }) => productType).join(" "), () => onShown?.(chosen));
  if (first === undefined) return undefined;

  const cardOf = (anbefaling: Anbefaling) => ({ t, anbefaling, linkComponent, onChoose: () => onChoose?.(anbefaling) });
  return (
    <Stack as="section" aria-labelledby={headingId} {...rest}>
      <SectionHead>
        <h2 id={headingId}>{t(answer?.isFallback === true ? "heading.common" : "heading")}</h2>
        {allHref !== undefined && <a href={allHref}>{t("all")}</a>}
      </SectionHead>
      <Recommended>
        <li>
          <AnbefalingPhotoCard {...cardOf(first)} discount={discount} />
        </li>
        {smaller.map((anbefaling) => (
          <li key={anbefaling.productType}>
            <AnbefalingCard {...cardOf(anbefaling)} />
          </li>
        ))}
      </Recommended>
    </Stack>
  );
}

/** The best one has a line of its own. */
const Recommended = styled(CardGrid)`
  & > :first-child {
    grid-column: 1 / -1;
  }
`;
