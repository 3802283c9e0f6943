import { useState } from "react";
import { useForm } from "../../form/FormContext.tsx";
import type { Filter } from "../../form/model/createFilter.ts";
import { Segments } from "../../parts/Segments.tsx";
import { text } from "../../texts.ts";
import { type ColourPair, enhancedMinimum } from "../colourPairs.ts";
import { rolesOfToken, type ThemeColoursView } from "../readTheme.ts";
import { ContextColour } from "../ContextColour.tsx";
import type { EditedTexts } from "../DarkNote.tsx";
import { rolePlace } from "../foundColours.ts";
import { RoleColour } from "../RoleColour.tsx";
import { roleName, withComma } from "../roleName.ts";
import { Suggestions } from "./Suggestions.tsx";
import type { ColourEdits } from "../useColourEdits.ts";
import { Muted } from "../../parts/layout.ts";

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

type Side = "back" | "front";

/** The half of a pair that is changed first: the one that was searched for, else the one that fewer roles have. */
function firstSide({ front, back, frontOrigin, backOrigin }: ColourPair, view: ThemeColoursView, filter: Filter): Side {
  const isSought = (role: string) => filter.query !== "" && filter.isShown(rolePlace(role));
  if (isSought(front) !== isSought(back)) return isSought(back) ? "back" : "front";
  return rolesOfToken(view, backOrigin).length < rolesOfToken(view, frontOrigin).length ? "back" : "front";
}

/** The ratio that a pair needs, its two colours to change, and colours that have the ratio. */
export function PairDetails({ pair, view, edits, texts }: PairDetailsProps) {
  const { filter } = useForm();
  const [side, setSide] = useState<Side>(() => firstSide(pair, view, filter));
  const { kind, ratio, front, back } = pair;
  const origin = side === "front" ? pair.frontOrigin : pair.backOrigin;
  const css = (side === "front" ? pair.frontColour : pair.backColour).css;
  const name = side === "front" ? front : back;
  const built = view.roles.find((role) => role.name === name && role.isTakenOver !== undefined);
  return (
    <>
      <Muted>
        {text(`colours.limits.${kind}`, {
          normal: levelOf(ratio, 4.5, enhancedMinimum),
          large: levelOf(ratio, 3, 4.5),
          minimum: withComma(String(pair.minimum)),
        })}
      </Muted>
      <Segments<Side>
        legend={text("colours.change")}
        choices={[
          { value: "front", text: roleName(front) },
          { value: "back", text: roleName(back) },
        ]}
        chosen={side}
        onChoose={setSide}
      />
      {built === undefined ? (
        <RoleColour role={name} origin={origin} css={css} view={view} edits={edits} texts={texts} />
      ) : (
        <ContextColour role={built} view={view} edits={edits} />
      )}
      {/* They come and go while a colour is dragged: below the slider they do not move it. */}
      {view.kind !== undefined && <Suggestions pair={pair} view={view} edits={edits} />}
    </>
  );
}
