import { useEffect, useState } from "react";
import type { FieldPlace } from "../fields/chosenField.ts";
import { wantedField } from "../form/openField.ts";

/** The ways in which the colours of a theme are shown. */
export const colourViews = ["pairs", "palette", "roles", "maker"] as const;
export type ColourView = (typeof colourViews)[number];

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
export function useShownColours(): Shown & { readonly show: (view: ColourView) => void } {
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
