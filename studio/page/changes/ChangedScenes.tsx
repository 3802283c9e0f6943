import { useContext, useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { useStore } from "#ui/store/useStore.ts";
import { theme } from "#ui/theme/theme.ts";
import type { FromPreview } from "#studio/document/BridgeMessage.ts";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import { shownContext } from "../contexts/shownContext.ts";
import { shownDay } from "../days/shownDay.ts";
import type { LanguagesOfBrand } from "../languages/readLanguages.ts";
import { PortalPicture, type PicturedPortal } from "../preview/frames/PortalPicture.tsx";
import { type Scene, sceneTitle } from "../preview/scenes/sceneGroups.ts";
import { previewOrigin } from "../preview/view/previewAddress.ts";
import { chosen, inLight, readView } from "../preview/view/previewView.ts";
import { savedPreview } from "../preview/view/savedPreview.ts";
import type { EditSession } from "../session/createEditSession.ts";
import type { EditState } from "../session/editState.ts";
import { TabNumber } from "../session/tabNumber.ts";
import { text } from "../texts.ts";
import { type ChangedScene, mayDiffer, type SceneReports, type Version } from "./changedScenes.ts";

interface ChangedScenesProps {
  readonly scenes: readonly ChangedScene[];
  readonly reports: SceneReports;
  readonly session: EditSession;
  readonly state: EditState;
  readonly choices: PreviewChoices;
  readonly languages: LanguagesOfBrand;
  /** Shows a screen in the portal, before and after. */
  readonly onShow: (scene: Scene) => void;
  /** The page of a picture has reported something. */
  readonly onMessage: (scene: ChangedScene, version: Version, message: FromPreview) => void;
}

/** The window of a phone, as the pictures show it. */
const size = { width: 360, height: 520 } as const;

/** The screens on which the changes are seen, each before and after. A press shows one in the portal. */
export function ChangedScenes({ scenes, reports, ...props }: ChangedScenesProps) {
  // One after the other: each is two portals.
  const [loaded, setLoaded] = useState(0);
  const shown = scenes.filter((each) => mayDiffer(each, reports));
  if (shown.length === 0) return null;
  return (
    <Scenes aria-labelledby="skjermer">
      <h3 id="skjermer">{text("changes.scenes")}</h3>
      <ul>
        {shown.map((changed) => {
          const number = scenes.indexOf(changed) + 1;
          return (
            <SceneRow
              key={changed.key}
              {...props}
              changed={changed}
              number={number}
              isTurn={number <= loaded + 1}
              onLoaded={() => setLoaded((before) => Math.max(before, number))}
            />
          );
        })}
      </ul>
    </Scenes>
  );
}

interface SceneRowProps extends Omit<ChangedScenesProps, "reports" | "scenes"> {
  readonly changed: ChangedScene;
  /** Its place in the list, from 1. */
  readonly number: number;
  readonly isTurn: boolean;
  readonly onLoaded: () => void;
}

/** A screen in two pictures: as it is saved, and as it is edited. They load when it is their turn. */
function SceneRow({ changed, number, isTurn, session, state, choices, languages, ...on }: SceneRowProps) {
  const { onShow, onMessage, onLoaded } = on;
  const { scene, outlined } = changed;
  const { document } = state;
  const { id, preview } = document;
  const tab = useContext(TabNumber);
  const context = useStore(shownContext);
  const day = useStore(shownDay);
  const view = chosen(choices, { ...readView(choices, ""), ...context, day, width: size.width }, scene);
  const title = sceneTitle(choices, scene);
  const portalOf = (version: Version): PicturedPortal => ({
    title: text(`preview.compare.${version}`),
    preview: version === "before" ? savedPreview(document) : preview,
    session: version === "before" ? undefined : session,
    view: preview.hasDark ? view : inLight(view),
    language: languages.all.length > 1 ? languages.shown : undefined,
    origin: previewOrigin(id, window.location, {
      version: version === "before" ? "saved" : "draft",
      environment: preview.environment,
      tab,
      window: `s${number}`,
    }),
  });
  const receive = (version: Version, message: FromPreview) => {
    if (message.type === "measured" && version === "after") onLoaded();
    onMessage(changed, version, message);
  };
  return (
    <li>
      <Button variant="secondary" onClick={() => onShow(scene)}>
        {title}
      </Button>
      <div>
        {(["before", "after"] as const).map((version) => (
          <figure key={version}>
            <figcaption>{text(`preview.compare.${version}`)}</figcaption>
            <PortalPicture
              portal={isTurn ? portalOf(version) : undefined}
              {...{ choices, size, outlined }}
              onMessage={(message) => receive(version, message)}
            />
          </figure>
        ))}
      </div>
    </li>
  );
}

const Scenes = styled.section`
  flex: none;

  & > h3 {
    padding-block-end: 0.25rem;
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
  }

  & > ul {
    display: grid;
    gap: 0.75rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & > ul > li > button {
    min-height: 1.875rem;
    padding-inline: 0.625rem;
    font-size: ${theme.font.sizeXs};
    text-align: start;
  }

  & > ul > li > div {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.5rem;
    max-width: 30rem;
    margin-block-start: 0.25rem;
  }

  & figure {
    margin: 0;
  }

  & figure > div {
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.control};
  }

  & figcaption {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
  }
`;
