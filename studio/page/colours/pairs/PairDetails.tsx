import { useState } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { useForm } from "../../form/FormContext.tsx";
import { Segments } from "../../parts/Segments.tsx";
import { text } from "../../texts.ts";
import { ColourEditor } from "../editor/ColourEditor.tsx";
import { type ColourPair, enhancedMinimum } from "../colourPairs.ts";
import { rolesOfToken, type ThemeColoursView } from "../readTheme.ts";
import { ContextColour } from "../ContextColour.tsx";
import { DarkNote, type EditedTexts } from "../DarkNote.tsx";
import { roleName, rolesInWords, withComma } from "../roleName.ts";
import { Suggestions } from "./Suggestions.tsx";
import type { ColourEdits } from "../useColourEdits.ts";

interface PairDetailsProps {
  readonly pair: ColourPair;
  readonly view: ThemeColoursView;
  readonly edits: ColourEdits;
  readonly texts: EditedTexts;
}

const levelOf = (ratio: number, normal: number, enhanced: number): string => {
  if (ratio >= enhanced) return "AAA";
  return ratio >= normal ? "AA" : text("colours.limit.none");
};

/** The ratio that a pair needs, its two colours to change, and colours that have the ratio. */
export function PairDetails({ pair, view, edits, texts }: PairDetailsProps) {
  const { filter } = useForm();
  const isSought = (role: string) => filter.query !== "" && filter.isShown({ kind: "theme", path: ["color", role] });
  const [side, setSide] = useState<"back" | "front">(isSought(pair.back) && !isSought(pair.front) ? "back" : "front");
  const { kind, ratio, front, back } = pair;
  const origin = side === "front" ? pair.frontOrigin : pair.backOrigin;
  const css = (side === "front" ? pair.frontColour : pair.backColour).css;
  const name = side === "front" ? front : back;
  const built = view.roles.find((role) => role.name === name && role.isTakenOver !== undefined);
  return (
    <>
      <Small>
        {text(`colours.limits.${kind}`, {
          normal: levelOf(ratio, 4.5, enhancedMinimum),
          large: levelOf(ratio, 3, 4.5),
          minimum: withComma(String(pair.minimum)),
        })}
      </Small>
      <Segments<"back" | "front">
        legend={text("colours.change")}
        choices={[
          { value: "front", text: roleName(front) },
          { value: "back", text: roleName(back) },
        ]}
        chosen={side}
        onChoose={setSide}
      />
      {built === undefined ? (
        <>
          <ColourEditor
            name={roleName(name)}
            css={css}
            onChange={(next, manner) => edits.setColour(origin, next, manner)}
          />
          <DarkNote token={origin} {...texts} />
          <Small>{text("colours.usedBy", { roles: rolesInWords(rolesOfToken(view, origin)) })}</Small>
        </>
      ) : (
        <ContextColour role={built} view={view} edits={edits} />
      )}
      {/* They come and go while a colour is dragged: below the slider they do not move it. */}
      {view.kind !== undefined && <Suggestions pair={pair} view={view} edits={edits} />}
    </>
  );
}

/** An explanation in small letters. */
export const Small = styled.p`
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeXs};
`;
