import { TextField } from "#ui/form/text/TextField.tsx";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { useForm } from "../../form/FormContext.tsx";
import { text } from "../../texts.ts";
import { foundColours, rolePlace } from "../foundColours.ts";
import { DarkNote, type EditedTexts } from "../DarkNote.tsx";
import { ColourEditor } from "../editor/ColourEditor.tsx";
import { ColourRow, ColourRows } from "../ColourRow.tsx";
import { GradeMark } from "../pairs/GradeMark.tsx";
import { TokenSample, weakestPair } from "./TokenSample.tsx";
import type { PaletteColour, ThemeColoursView } from "../readTheme.ts";
import { rolesInWords, tokenTitle } from "../roleName.ts";
import { Suggestions } from "../pairs/Suggestions.tsx";
import type { ColourEdits } from "../useColourEdits.ts";

interface PaletteListProps {
  readonly view: ThemeColoursView;
  readonly edits: ColourEdits;
  readonly texts: EditedTexts;
  /** The token that is open at first. */
  readonly wanted: string | undefined;
}

const keyOf = ({ token }: PaletteColour): string => token.replace("palette.", "");

/** A colour is found by its name, and by the roles that have it. */
const placesOf = (colour: PaletteColour): readonly FieldPlace[] => [
  { kind: "theme", path: ["palette", keyOf(colour)] },
  ...colour.roles.map(rolePlace),
];

/** The colours of the palette, each with its uses and its weakest pair. */
export function PaletteList({ view, edits, texts, wanted }: PaletteListProps) {
  const { filter } = useForm();
  return (
    <ColourRows>
      {foundColours(view.palette, filter, placesOf).map((colour) => (
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
  const key = keyOf(colour);
  const name = tokenTitle(token, view);
  const weakest = weakestPair(token, view);
  const used = roles.length === 0 ? text("colours.usedByNone") : text("colours.usedBy", { roles: rolesInWords(roles) });
  return (
    <ColourRow
      place={{ kind: "theme", path: ["palette", key] }}
      isField
      isOpen={token === wanted}
      sample={<TokenSample token={token} pair={weakest} css={css} />}
      title={`${name} ${css}`}
      detail={used}
      mark={weakest === undefined ? undefined : <GradeMark ratio={weakest.ratio} grade={weakest.grade} />}
    >
      {() => (
        <>
          {weakest?.grade === "low" && <Suggestions pair={weakest} view={view} edits={edits} />}
          <ColourEditor name={name} css={css} onChange={(next, manner) => edits.setColour(token, next, manner)} />
          <TextField
            label={text("colours.name")}
            help={text("colours.nameHelp", { key })}
            value={colour.name ?? ""}
            maxLength={60}
            onValueChange={(next) => edits.setName(token, next)}
          />
          <DarkNote token={token} {...texts} />
        </>
      )}
    </ColourRow>
  );
}
