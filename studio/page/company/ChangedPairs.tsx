import { useId, useMemo } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { darkContext, firstContext, type ShownContext } from "#studio/document/ShownContext.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import type { ColourPair } from "../colours/colourPairs.ts";
import { readInContext } from "../colours/contextView.ts";
import { GradeMark } from "../colours/pairs/GradeMark.tsx";
import { lowerFirst, roleName } from "../colours/roleName.ts";
import { hasDark } from "../colours/contexts/themeContexts.ts";
import { countText, text } from "../texts.ts";
import { Stack } from "../parts/layout.ts";

interface ChangedPair {
  readonly context: ShownContext;
  /** Undefined: the version before has no such pair. */
  readonly was: ColourPair | undefined;
  readonly is: ColourPair;
}

const isSamePair = (a: ColourPair, b: ColourPair | undefined): boolean =>
  a.frontColour.css === b?.frontColour.css && a.backColour.css === b.backColour.css;

/** The pairs whose colours differ between two versions, in light and in dark; those that are hard to see come first. */
function changedPairs(before: DocumentTexts, after: DocumentTexts): readonly ChangedPair[] {
  if (before.theme === "" || before.theme === undefined) return [];
  const contexts = hasDark(before) && hasDark(after) ? [firstContext, darkContext] : [firstContext];
  const found = contexts.flatMap((context) => {
    const was = new Map(readInContext(before, context)?.pairs.map((pair) => [pair.id, pair]));
    return (readInContext(after, context)?.pairs ?? [])
      .filter((pair) => !isSamePair(pair, was.get(pair.id)))
      .map((is): ChangedPair => ({ context, was: was.get(is.id), is }));
  });
  const isLow = ({ is }: ChangedPair) => (is.grade === "low" ? 0 : 1);
  return found.toSorted((a, b) => isLow(a) - isLow(b));
}

/** So many pairs are seen at once; one colour can be in thirty. */
const mostShown = 6;

interface ChangedPairsProps {
  readonly before: DocumentTexts;
  readonly after: DocumentTexts;
}

/** The pairs of colours that a proposal changes, each with its contrast before and after. */
export function ChangedPairs({ before, after }: ChangedPairsProps) {
  const id = useId();
  const pairs = useMemo(() => changedPairs(before, after), [before, after]);
  if (pairs.length === 0) return null;
  const [shown, more] = [pairs.slice(0, mostShown), pairs.slice(mostShown)];
  return (
    <Pairs aria-labelledby={id}>
      <h4 id={id}>{text("pairs.changed")}</h4>
      <PairRows pairs={shown} />
      {more.length > 0 && (
        <details>
          <summary>{countText("pairs.more", more.length)}</summary>
          <PairRows pairs={more} />
        </details>
      )}
    </Pairs>
  );
}

function PairRows({ pairs }: { readonly pairs: readonly ChangedPair[] }) {
  return (
    <Stack as="ul" $gap="0.375rem">
      {pairs.map(({ context, was, is }) => (
        <li key={`${context.scheme} ${is.id}`}>
          <span>
            {text("follows.pair", { front: roleName(is.front), back: lowerFirst(roleName(is.back)) })}
            {context.scheme === "dark" && ` ${text("pairs.inDark")}`}
          </span>
          <Sides>
            {was !== undefined && <Sample pair={was} />}
            {was !== undefined && <span aria-hidden="true">→</span>}
            <Sample pair={is} />
          </Sides>
        </li>
      ))}
    </Stack>
  );
}

function Sample({ pair: { frontColour, backColour, ratio, grade } }: { readonly pair: ColourPair }) {
  return (
    <>
      <Letters aria-hidden="true" style={{ color: frontColour.css, background: backColour.css }}>
        {text("pairs.sample")}
      </Letters>
      <GradeMark ratio={ratio} grade={grade} />
    </>
  );
}

const Pairs = styled.section`
  display: grid;
  gap: 0.375rem;
  margin-block-end: 0.75rem;

  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.25rem 1rem;
    font-size: ${theme.font.sizeSm};
  }

  & summary {
    padding-block: 0.25rem;
  }
`;

const Sides = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.5rem;
  font-variant-numeric: tabular-nums;
`;

const Letters = styled.span`
  padding: 0.125rem 0.5rem;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  font-weight: ${theme.font.weightStrong};
  forced-color-adjust: none;
`;
