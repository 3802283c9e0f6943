import { useEffect, useMemo, useState } from "react";
import styled from "styled-components";
import { Message } from "#ui/feedback/Message.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { SectionPanelProps } from "../form/FormContext.tsx";
import { Segments } from "../parts/Segments.tsx";
import { text } from "../texts.ts";
import type { FieldPlace } from "../fields/chosenField.ts";
import { wantedField } from "../form/openField.ts";
import { PairList } from "./pairs/PairList.tsx";
import { PaletteList } from "./palette/PaletteList.tsx";
import { PaletteMaker } from "./palette/PaletteMaker.tsx";
import { readTheme } from "./readTheme.ts";
import { RoleList } from "./RoleList.tsx";
import { colourEdits } from "./useColourEdits.ts";

/** The ways in which the colours of a theme are shown. */
const colourViews = ["pairs", "palette", "roles", "maker"] as const;
type ColourView = (typeof colourViews)[number];

interface Shown {
  readonly shown: ColourView;
  /** The token that somebody wants to see: `palette.navy`, `color.action`. */
  readonly wanted: string | undefined;
}

/** The view that has a field; undefined for a field that is not a colour. */
function shownFor(place: FieldPlace | undefined): Shown | undefined {
  const [group, name] = place?.kind === "theme" ? place.path : [];
  if (name === undefined || (group !== "color" && group !== "palette")) return undefined;
  return { shown: group === "color" ? "roles" : "palette", wanted: `${group}.${name}` };
}

/** Which view is shown: the chosen one, or the one with the field that the form was asked to show. */
function useShownColours(): Shown & { readonly show: (view: ColourView) => void } {
  const [state, setState] = useState<Shown>(() => shownFor(wantedField.get()) ?? { shown: "pairs", wanted: undefined });
  useEffect(
    () =>
      wantedField.subscribe((place) => {
        const next = shownFor(place);
        if (next !== undefined) setState(next);
      }),
    [],
  );
  return { ...state, show: (shown) => setState({ shown, wanted: undefined }) };
}

/** The colours of the theme: as pairs, as the palette, by their use, and as a new palette from one colour. */
export function ColoursSection({ brand: { session }, state }: SectionPanelProps) {
  const { shown, wanted, show } = useShownColours();
  const themeText = state.history.texts.theme;
  const view = useMemo(() => readTheme(themeText), [themeText]);
  const edits = useMemo(() => colourEdits(session), [session]);
  return (
    <Section>
      <h4>{text("colours.title")}</h4>
      {view === undefined ? (
        <Message variant="warning">{text("colours.broken")}</Message>
      ) : (
        <>
          <Segments<ColourView>
            legend={text("colours.views")}
            choices={colourViews.map((value) => ({ value, text: text(`colours.view.${value}`) }))}
            chosen={shown}
            onChoose={show}
          />
          {shown === "pairs" && <PairList view={view} edits={edits} />}
          {shown === "palette" && <PaletteList view={view} edits={edits} wanted={wanted} />}
          {shown === "roles" && <RoleList view={view} edits={edits} wanted={wanted} />}
          {shown === "maker" && <PaletteMaker themeText={themeText} view={view} edits={edits} />}
        </>
      )}
    </Section>
  );
}

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: 0.75rem;

  & > h4 {
    margin: 0;
    font-size: ${theme.font.sizeMd};
  }

  /* Each name in one line, also on a tablet. */
  & > fieldset label > span {
    padding-inline: 0.5625rem;
    white-space: nowrap;
  }
`;
