import { useEffect, useMemo, useState } from "react";
import styled from "styled-components";
import { Message } from "#ui/feedback/Message.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { SectionPanelProps } from "../form/FormContext.tsx";
import { Segments } from "../parts/Segments.tsx";
import { text } from "../texts.ts";
import { useStore } from "#ui/store/useStore.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { ContextSwitches } from "./contexts/ContextSwitches.tsx";
import { hasDark } from "./contexts/themeContexts.ts";
import { readInContext } from "./contextView.ts";
import { SchemePanel } from "./contexts/SchemePanel.tsx";
import { PairList } from "./pairs/PairList.tsx";
import { PaletteList } from "./palette/PaletteList.tsx";
import { PaletteMaker } from "./palette/PaletteMaker.tsx";
import { RoleList } from "./RoleList.tsx";
import { colourEdits } from "./useColourEdits.ts";
import type { ColourView, WorkshopState } from "../state/createWorkshopState.ts";
import { useWorkshop } from "../state/useWorkshop.ts";

/** All views, in their order. */
const colourViews: readonly ColourView[] = ["pairs", "palette", "roles", "maker"];

/** In the contexts that are built there is no palette. */
const builtViews: readonly ColourView[] = ["pairs", "roles"];

interface Shown {
  readonly shown: ColourView;
  /** The token that somebody wants to see: `palette.navy`, `color.action`. */
  readonly wanted: string | undefined;
}

/** The view that has a field; undefined for a field that is not a colour. */
function shownFor(place: FieldPlace | undefined): Shown | undefined {
  const [group, name] = place === undefined || place.kind === "descriptor" ? [] : place.path;
  if (name === undefined || (group !== "color" && group !== "palette")) return undefined;
  return { shown: group === "color" ? "roles" : "palette", wanted: `${group}.${name}` };
}

/** A search takes the colours out of the page and brings them back: what was chosen is still shown then. */
function firstShown({ chosenColours, wantedField }: WorkshopState): Shown {
  const chosen = chosenColours.get();
  const wanted = wantedField.get();
  const led = wanted === chosen?.after ? undefined : shownFor(wanted);
  return led ?? { shown: chosen?.view ?? "pairs", wanted: undefined };
}

/** Which view is shown: the chosen one, or the one with the field that the form was asked to show. */
function useShownColours(): Shown & { readonly show: (view: ColourView) => void } {
  const workshop = useWorkshop();
  const { chosenColours, wantedField } = workshop;
  const [state, setState] = useState(() => firstShown(workshop));
  useEffect(
    () =>
      wantedField.subscribe((place) => {
        const next = shownFor(place);
        if (next !== undefined) setState(next);
      }),
    [wantedField],
  );
  const show = (view: ColourView) => {
    chosenColours.set({ view, after: wantedField.get() });
    setState({ shown: view, wanted: undefined });
  };
  return { ...state, show };
}

/** The colours of the theme: as pairs, as the palette, by their use, and as a new palette from one colour. */
export function ColoursSection({ brand: { session }, state }: SectionPanelProps) {
  const { showContext, shownContext } = useWorkshop();
  const { shown, wanted, show } = useShownColours();
  const { texts } = state.history;
  const { saved } = state.document;
  const isDark = useMemo(() => hasDark(texts), [texts]);
  const chosen = useStore(shownContext);
  const context = isDark ? chosen : { ...chosen, scheme: "light" as const };
  const { scheme, contrast } = context;
  const view = useMemo(() => readInContext(texts, { scheme, contrast }), [texts, scheme, contrast]);
  const kind = view?.kind;
  const edits = useMemo(() => colourEdits(session, kind), [session, kind]);
  const views = kind === "theme" ? colourViews : builtViews;
  const current = views.includes(shown) ? shown : "pairs";
  const shared = { view, edits, texts: { edited: texts, saved } };
  return (
    <Section>
      <h4>{text("colours.title")}</h4>
      {view === undefined ? (
        <Message variant="warning">{text("colours.broken")}</Message>
      ) : (
        <>
          <Segments<ColourView>
            legend={text("colours.views")}
            choices={views.map((value) => ({ value, text: text(`colours.view.${value}`) }))}
            chosen={current}
            onChoose={show}
          />
          <Switches>
            <ContextSwitches context={context} hasDark={isDark} onChoose={showContext} />
          </Switches>
          {current === "pairs" && <PairList {...shared} view={view} />}
          {current === "palette" && <PaletteList {...shared} view={view} wanted={wanted} />}
          {current === "roles" && <RoleList {...shared} view={view} wanted={wanted} />}
          {current === "maker" && <PaletteMaker themeText={texts.theme} view={view} logo={texts.logo ?? ""} />}
          {texts.resolver !== undefined && <SchemePanel session={session} texts={texts} />}
        </>
      )}
    </Section>
  );
}

const Switches = styled.div`
  display: flex;
  gap: 0.5rem;

  & > div {
    flex: 1 1 0;
  }
`;

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
