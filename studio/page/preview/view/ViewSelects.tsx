import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import { SceneChooser } from "../scenes/SceneChooser.tsx";
import { isOfGallery } from "./previewView.ts";
import { text } from "../../texts.ts";
import { Select } from "../../parts/Select.tsx";

/** What is shown of a portal, as far as it is chosen from lists. */
interface ShownView {
  readonly path: string;
  readonly state: string;
  readonly customer: string;
}

interface ViewSelectsProps {
  readonly choices: PreviewChoices;
  readonly view: ShownView;
  readonly onChoose: (change: Partial<ShownView>) => void;
}

/** Page, state and customer of a previewed portal. An entry of the gallery has no customer. */
export function ViewSelects({ choices, view, onChoose }: ViewSelectsProps) {
  return (
    <>
      <SceneChooser choices={choices} scene={view} onChoose={onChoose} />
      {!isOfGallery(view) && (
        <Select
          label={text("preview.customer")}
          value={view.customer}
          options={[
            ...choices.customers.map(({ id, name, summary }) => ({ value: id, text: `${name}: ${summary}` })),
            { value: "", text: text("preview.loggedOut") },
          ]}
          onChange={(customer) => onChoose({ customer })}
        />
      )}
    </>
  );
}
