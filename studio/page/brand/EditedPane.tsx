import type { ReactNode } from "react";
import { ChangesPane } from "../changes/ChangesPane.tsx";
import type { SectionPanel } from "../form/FormContext.tsx";
import { FormPane } from "../form/FormPane.tsx";
import type { PlacedFinding } from "../form/model/createForm.ts";
import type { TextMisfit } from "../textFit/placeMisfits.ts";
import type { EditedPage } from "./useEditedPage.ts";

interface EditedPaneProps {
  readonly page: EditedPage;
  /** Panels of their own above the fields of a section, by its id. */
  readonly panels: ReadonlyMap<string, readonly SectionPanel[]>;
  /** Findings besides the findings of the check. */
  readonly others: readonly PlacedFinding[];
  readonly misfits: readonly TextMisfit[];
  /** Above the sections, while nothing is searched for. */
  readonly lead?: ReactNode;
}

/** The form of a document; the changes take its place while they are shown. */
export function EditedPane({ page, misfits, ...form }: EditedPaneProps) {
  const { brand, state, drawer, places, languages, changes } = page;
  const shared = { brand, state, languages };
  return (
    <>
      <FormPane {...shared} {...form} environment={state.environment} onFix={places.fix} isHidden={changes.isShown} />
      {changes.isShown && (
        <ChangesPane
          {...shared}
          saving={changes.saving}
          misfits={misfits}
          onShowFindings={() => drawer.open("findings")}
          onClose={changes.hide}
        />
      )}
    </>
  );
}
