import { useMemo, useState } from "react";
import type { Language } from "#contract/pageLanguage.ts";
import type { MeasuredPage } from "#studio/document/BridgeMessage.ts";
import type { PreviewState } from "#studio/document/StudioDocument.ts";
import type { PlacedFinding } from "../form/model/createForm.ts";
import type { LanguagesOfBrand } from "../languages/readLanguages.ts";
import { useSources } from "../preview/useSources.ts";
import type { EditState } from "../session/editState.ts";
import { placeOfPath } from "./placeOfPath.ts";
import { type MadeFrom, misfitText, placeMisfits, type Sighting, type TextMisfit } from "./placeMisfits.ts";

interface TextFit {
  readonly misfits: readonly TextMisfit[];
  /** The misfits that have a field, as notes at the field. */
  readonly findings: readonly PlacedFinding[];
  /**
   * Keeps what a page of the preview has reported, in place of the report of the same page at the same size.
   * @param page the state that it was made from
   */
  readonly measured: (report: MeasuredPage, page: string) => void;
}

/** The same at every answer of the server: the form is not drawn again for it. */
const noFindings: readonly PlacedFinding[] = [];

const madeFrom = ({ page, look }: PreviewState, language: Language): MadeFrom => ({
  page,
  look: look.css + JSON.stringify(look.attributes) + language,
});

type PlaceAndSize = Pick<MeasuredPage, "path" | "textPercent" | "widthPx">;

const isSamePlace = (a: PlaceAndSize, b: PlaceAndSize): boolean =>
  a.path === b.path && a.widthPx === b.widthPx && a.textPercent === b.textPercent;

/** The texts that do not fit in the pages that the preview has shown. */
export function useTextFit({ document, history }: EditState, { shown, placeIn }: LanguagesOfBrand): TextFit {
  const { preview } = document;
  const [sightings, setSightings] = useState<readonly Sighting[]>([]);
  const sources = useSources(
    document,
    shown,
    sightings.some(({ misfits }) => misfits.length > 0),
  );
  const misfits = useMemo(
    () =>
      placeMisfits(sightings, sources, madeFrom(preview, shown)).map((misfit) =>
        misfit.field === undefined ? misfit : { ...misfit, field: placeIn(shown, misfit.field.path) },
      ),
    [sightings, sources, preview, shown, placeIn],
  );
  const findings = useMemo(() => {
    const found = misfits.flatMap((misfit): readonly PlacedFinding[] => {
      const { field, kind } = misfit;
      if (field === undefined) return [];
      const place = placeOfPath(history.texts[field.kind] ?? "", field.path);
      const said = { code: kind, level: "note", message: misfitText(misfit) } as const;
      const file = document.paths[field.kind] ?? "";
      return [{ place: field, finding: { ...place, ...said, kind: field.kind, file } }];
    });
    return found.length === 0 ? noFindings : found;
  }, [misfits, history.texts, document.paths]);
  const measured: TextFit["measured"] = (report, page) =>
    setSightings((before) => [
      ...before.filter((each) => !isSamePlace(each, report)),
      { ...report, page, look: madeFrom(preview, shown).look },
    ]);
  return { misfits, findings, measured };
}
