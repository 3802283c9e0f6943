import { rounded } from "#scripts/colours/contrast.ts";
import { oklchOf } from "#scripts/colours/palette/colourScale.ts";
import { isOfOrigin } from "#scripts/colours/measurePairs.ts";
import { readColour } from "#scripts/colours/readColour.ts";
import { text } from "../../texts.ts";
import { DarkNote, type EditedTexts } from "../DarkNote.tsx";
import { ColourEditor } from "../editor/ColourEditor.tsx";
import type { ColourPair } from "../colourPairs.ts";
import { ColourRow, ColourRows } from "../ColourRow.tsx";
import { GradeMark } from "../pairs/GradeMark.tsx";
import { PairSample } from "../pairs/PairSample.tsx";
import type { PaletteColour, ThemeColoursView } from "../readTheme.ts";
import { rolesInWords } from "../roleName.ts";
import { Suggestions } from "../pairs/Suggestions.tsx";
import type { ColourEdits } from "../useColourEdits.ts";

/** Black or white, whichever is read better on a colour that is not a pair with another. */
function readableOn(css: string): string {
  const color = readColour(css);
  const isLight = color !== undefined && oklchOf(rounded(color).color).lightness > 0.6;
  return isLight ? "#000000" : "#ffffff";
}

/** The weakest pair with a colour. */
const weakestOf = (token: string, pairs: readonly ColourPair[]): ColourPair | undefined =>
  pairs.filter((pair) => isOfOrigin(token, pair)).toSorted((a, b) => a.ratio / a.minimum - b.ratio / b.minimum)[0];

interface PaletteListProps {
  readonly view: ThemeColoursView;
  readonly edits: ColourEdits;
  readonly texts: EditedTexts;
  /** The token that is open at first. */
  readonly wanted: string | undefined;
}

/** The colours of the palette, each with its uses and its weakest pair. */
export function PaletteList({ view, edits, texts, wanted }: PaletteListProps) {
  return (
    <ColourRows>
      {view.palette.map((colour) => (
        <Row
          key={`${colour.token}${colour.token === wanted}`}
          colour={colour}
          view={view}
          edits={edits}
          texts={texts}
          wanted={wanted}
        />
      ))}
    </ColourRows>
  );
}

function Row({ colour, view, edits, texts, wanted }: PaletteListProps & { readonly colour: PaletteColour }) {
  const { token, css, roles } = colour;
  const name = token.replace("palette.", "");
  const weakest = weakestOf(token, view.pairs);
  const used = roles.length === 0 ? text("colours.usedByNone") : text("colours.usedBy", { roles: rolesInWords(roles) });
  const sample =
    weakest === undefined ? (
      <PairSample kind="text" front={readableOn(css)} back={css} />
    ) : (
      // The colour itself is the ground, whichever side of the pair it is.
      <PairSample
        kind={weakest.kind}
        front={(weakest.backOrigin === token ? weakest.frontColour : weakest.backColour).css}
        back={css}
      />
    );
  return (
    <ColourRow
      place={{ kind: "theme", path: ["palette", name] }}
      isField
      isOpen={token === wanted}
      sample={sample}
      title={`${name} ${css}`}
      detail={used}
      mark={weakest === undefined ? undefined : <GradeMark ratio={weakest.ratio} grade={weakest.grade} />}
    >
      {() => (
        <>
          {weakest?.grade === "low" && <Suggestions pair={weakest} all={view.pairs} edits={edits} />}
          <ColourEditor name={name} css={css} onChange={(next, manner) => edits.setColour(token, next, manner)} />
          <DarkNote token={token} {...texts} />
        </>
      )}
    </ColourRow>
  );
}
