import { useState } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { Segments } from "../../parts/Segments.tsx";
import { text } from "../../texts.ts";
import { ColourEditor } from "../editor/ColourEditor.tsx";
import { type ColourPair, enhancedMinimum } from "../colourPairs.ts";
import { rolesOfToken, type ThemeColoursView } from "../readTheme.ts";
import { roleName, rolesInWords } from "../roleName.ts";
import { Suggestions } from "./Suggestions.tsx";
import type { ColourEdits } from "../useColourEdits.ts";

interface PairDetailsProps {
  readonly pair: ColourPair;
  readonly view: ThemeColoursView;
  readonly edits: ColourEdits;
}

const levelOf = (ratio: number, normal: number, enhanced: number): string => {
  if (ratio >= enhanced) return "AAA";
  return ratio >= normal ? "AA" : text("colours.limit.none");
};

/** The ratio that a pair needs, colours that have it, and its two colours to change. */
export function PairDetails({ pair, view, edits }: PairDetailsProps) {
  const [side, setSide] = useState<"back" | "front">("front");
  const { kind, ratio, front, back } = pair;
  const origin = side === "front" ? pair.frontOrigin : pair.backOrigin;
  const css = (side === "front" ? pair.frontColour : pair.backColour).css;
  return (
    <>
      <Small>
        {text(`colours.limits.${kind}`, {
          normal: levelOf(ratio, 4.5, enhancedMinimum),
          large: levelOf(ratio, 3, 4.5),
        })}
      </Small>
      <Suggestions pair={pair} all={view.pairs} edits={edits} />
      <Segments<"back" | "front">
        legend={text("colours.change")}
        choices={[
          { value: "front", text: roleName(front) },
          { value: "back", text: roleName(back) },
        ]}
        chosen={side}
        onChoose={setSide}
      />
      <ColourEditor
        name={roleName(side === "front" ? front : back)}
        css={css}
        onChange={(next, manner) => edits.setColour(origin, next, manner)}
      />
      <Small>{text("colours.usedBy", { roles: rolesInWords(rolesOfToken(view, origin)) })}</Small>
    </>
  );
}

/** An explanation in small letters. */
export const Small = styled.p`
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeXs};
`;
