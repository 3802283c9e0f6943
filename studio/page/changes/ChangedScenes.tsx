import { type ComponentProps, useContext } from "react";
import { useStore } from "#ui/store/useStore.ts";
import { shownContext } from "../contexts/shownContext.ts";
import { shownDay } from "../days/shownDay.ts";
import type { LanguagesOfBrand } from "../languages/readLanguages.ts";
import type { Scene } from "../preview/scenes/sceneGroups.ts";
import { previewOrigin } from "../preview/view/previewAddress.ts";
import { chosen, inLight, readView } from "../preview/view/previewView.ts";
import { savedPreview } from "../preview/view/savedPreview.ts";
import type { EditSession } from "../session/createEditSession.ts";
import type { EditState } from "../session/editState.ts";
import { TabNumber } from "../session/tabNumber.ts";
import { text } from "../texts.ts";
import type { Version } from "./changedScenes.ts";
import { pictureSize, ScenePictures } from "./ScenePictures.tsx";

interface ChangedScenesProps extends Omit<ComponentProps<typeof ScenePictures>, "captionOf" | "portalOf"> {
  readonly session: EditSession;
  readonly state: EditState;
  readonly languages: LanguagesOfBrand;
}

/** The screens of a brand on which its changes are seen: as it is saved, and as it is edited. */
export function ChangedScenes({ session, state, languages, ...props }: ChangedScenesProps) {
  const { choices } = props;
  const { document } = state;
  const { id, preview } = document;
  const tab = useContext(TabNumber);
  const context = useStore(shownContext);
  const day = useStore(shownDay);
  const portalOf = (scene: Scene, version: Version, window: string) => {
    const view = chosen(choices, { ...readView(choices, ""), ...context, day, width: pictureSize.width }, scene);
    return {
      preview: version === "before" ? savedPreview(document) : preview,
      session: version === "before" ? undefined : session,
      view: preview.hasDark ? view : inLight(view),
      language: languages.all.length > 1 ? languages.shown : undefined,
      origin: previewOrigin(id, globalThis.location, {
        version: version === "before" ? "saved" : "draft",
        environment: preview.environment,
        tab,
        window,
      }),
    };
  };
  return <ScenePictures {...props} captionOf={(version) => text(`preview.compare.${version}`)} portalOf={portalOf} />;
}
