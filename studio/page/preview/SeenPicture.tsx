import { useContext } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import type { Language } from "#contract/pageLanguage.ts";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import type { StudioDocument } from "#studio/document/StudioDocument.ts";
import type { ReadableStore } from "#ui/store/createStore.ts";
import type { EditState } from "../session/editState.ts";
import { TabNumber } from "../session/tabNumber.ts";
import { text } from "../texts.ts";
import type { Outlined } from "./frames/framesState.ts";
import { PortalPicture } from "./frames/PortalPicture.tsx";
import { type Scene, sceneTitle } from "./scenes/sceneGroups.ts";
import { previewOrigin } from "./view/previewAddress.ts";
import { chosen, type PreviewView } from "./view/previewView.ts";

interface SeenPictureProps {
  readonly scene: Scene;
  readonly document: StudioDocument;
  readonly session: ReadableStore<EditState>;
  readonly choices: PreviewChoices;
  readonly view: PreviewView;
  /** The language of the page, in a brand that has several. */
  readonly language: Language | undefined;
  readonly outlined: Outlined;
  readonly onShow: (scene: Scene) => void;
}

/** The window of a phone, as the picture shows it. */
const size = { width: 360, height: 420 } as const;

/** A live picture of the page that shows the chosen field, with the field outlined. A press shows that page. */
export function SeenPicture({ scene, document, choices, view, outlined, onShow, ...portal }: SeenPictureProps) {
  const tab = useContext(TabNumber);
  const { id, preview } = document;
  const title = text("preview.seen.show", { scene: sceneTitle(choices, scene) });
  const origin = previewOrigin(id, window.location, { environment: preview.environment, tab, window: "felt" });
  return (
    <Picture>
      <PortalPicture
        portal={{
          ...portal,
          title,
          preview,
          origin,
          view: chosen(choices, { ...view, width: size.width, comparison: "none" }, scene),
        }}
        {...{ choices, size, outlined }}
      />
      <figcaption>
        <button type="button" onClick={() => onShow(scene)}>
          {title}
        </button>
      </figcaption>
    </Picture>
  );
}

const Picture = styled.figure`
  position: absolute;
  z-index: 1;
  inset-block-end: 2.75rem;
  inset-inline-end: 2rem;
  width: min(11rem, 35%);
  overflow: hidden;
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.dialog};

  /* The whole picture can be pressed. */
  & button {
    width: 100%;
    padding: 0.375rem 0.5rem;
    border: 0;
    border-block-start: 1px solid ${theme.color.border};
    background: none;
    font-size: ${theme.font.sizeXs};
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  & button::after {
    content: "";
    position: absolute;
    inset: 0;
  }

  & button:focus-visible {
    outline-offset: -3px;
  }
`;
