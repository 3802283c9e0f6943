import { type CSSProperties, useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { FromPreview } from "#studio/document/BridgeMessage.ts";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import { PortalPicture, type PicturedPortal } from "../preview/frames/PortalPicture.tsx";
import { useWindowsInStep } from "../preview/frames/useWindowsInStep.ts";
import { type Scene, sceneTitle } from "../preview/scenes/sceneGroups.ts";
import { Segments } from "../parts/Segments.tsx";
import { text } from "../texts.ts";
import { comparedStyle, type Comparison, comparisons } from "./comparedStyle.ts";
import { type ChangedScene, mayDiffer, picturedVersions, type SceneReports, type Version } from "./changedScenes.ts";
import { Muted, Stack } from "../parts/layout.ts";

interface ScenePicturesProps {
  readonly scenes: readonly ChangedScene[];
  readonly reports: SceneReports;
  readonly choices: PreviewChoices;
  /**
   * The portal of a picture.
   * @param window a name for its window: each row has one
   */
  readonly portalOf: (scene: Scene, version: Version, window: string) => Omit<PicturedPortal, "title">;
  readonly captionOf: (version: Version) => string;
  /** Whether somebody can choose to see one version, or one over the other. Default: both beside each other. */
  readonly canCompare?: boolean;
  /** The heading. Default: that they are different. */
  readonly title?: string;
  /** Shows a screen in the portal, before and after. Left out: there is no portal beside the pictures. */
  readonly onShow?: (scene: Scene) => void;
  /** The page of a picture has reported something. */
  readonly onMessage: (scene: ChangedScene, version: Version, message: FromPreview) => void;
}

/** The window of a phone, as the pictures show it. */
export const pictureSize = { width: 360, height: 520 } as const;

/** The screens on which changes are seen, each before and after. */
export function ScenePictures({ scenes, reports, title, canCompare = false, ...props }: ScenePicturesProps) {
  const [comparison, setComparison] = useState<Comparison>("beside");
  // One after the other: each is two portals.
  const [loaded, setLoaded] = useState(0);
  if (scenes.length === 0) return null;
  const isSame = (each: ChangedScene): boolean => !mayDiffer(each, reports);
  return (
    <Scenes aria-label={title ?? text("changes.scenes")} data-same={scenes.every(isSame) || undefined}>
      <h3>{title ?? text("changes.scenes")}</h3>
      {canCompare && (
        <Segments
          legend={text("pictures.comparison")}
          choices={comparisons.map((value) => ({ value, text: text(`pictures.${value}`) }))}
          chosen={comparison}
          onChoose={setComparison}
        />
      )}
      <Stack as="ul" $gap="0.75rem">
        {scenes.map((changed, place) => {
          const number = place + 1;
          return (
            <SceneRow
              key={changed.key}
              {...props}
              changed={changed}
              comparison={comparison}
              number={number}
              isSame={isSame(changed)}
              isTurn={number <= loaded + 1}
              onLoaded={() => setLoaded((before) => Math.max(before, number))}
            />
          );
        })}
      </Stack>
    </Scenes>
  );
}

interface SceneRowProps extends Omit<ScenePicturesProps, "canCompare" | "reports" | "scenes" | "title"> {
  readonly changed: ChangedScene;
  readonly comparison: Comparison;
  /** Its place in the list, from 1. */
  readonly number: number;
  readonly isTurn: boolean;
  readonly isSame: boolean;
  readonly onLoaded: () => void;
}

/** A screen in two pictures. They load when it is their turn. */
function SceneRow({ changed, comparison, number, isTurn, isSame, choices, ...props }: SceneRowProps) {
  const [uncovered, setUncovered] = useState(50);
  const { captionOf, portalOf, onShow, onMessage, onLoaded } = props;
  const { scene, outlined } = changed;
  const shownAs = changed.looksAlike === true ? "beside" : comparison;
  // Each shows its changed part when it is there: both are at the place of the last one that has found it.
  const windows = useWindowsInStep();
  const title = sceneTitle(choices, scene);
  const receive = (version: Version, message: FromPreview) => {
    if (message.type === "measured" && version === "after") onLoaded();
    onMessage(changed, version, message);
  };
  const pictured = (version: Version): PicturedPortal | undefined =>
    isTurn ? { title: captionOf(version), ...portalOf(scene, version, `s${number}`) } : undefined;
  return (
    <li data-same={isSame || undefined}>
      {onShow === undefined ? (
        <strong>{title}</strong>
      ) : (
        <Button variant="secondary" onClick={() => onShow(scene)}>
          {title}
        </Button>
      )}
      {changed.looksAlike === true && <Muted>{text("pictures.alike")}</Muted>}
      <div data-comparison={shownAs} style={{ "--uncovered": `${100 - uncovered}%` } as CSSProperties}>
        {picturedVersions(changed).map((version) => (
          <figure key={version}>
            {changed.looksAlike !== true && <Muted as="figcaption">{captionOf(version)}</Muted>}
            <PortalPicture
              portal={pictured(version)}
              choices={choices}
              size={pictureSize}
              outlined={outlined}
              onFrames={version === "before" ? windows.keepFirst : windows.keepSecond}
              onMessage={(message, from) => {
                windows.receive(message, from);
                receive(version, message);
              }}
            />
          </figure>
        ))}
        {shownAs === "over" && (
          <label>
            <span aria-hidden="true">{captionOf("before")}</span>
            <input
              type="range"
              min={0}
              max={100}
              step={5}
              value={uncovered}
              aria-label={text("pictures.slider", { screen: title })}
              aria-valuetext={text("pictures.uncovered", { percent: uncovered })}
              onChange={({ currentTarget }) => setUncovered(Number(currentTarget.value))}
            />
            <span aria-hidden="true">{captionOf("after")}</span>
          </label>
        )}
      </div>
    </li>
  );
}

const Scenes = styled.section`
  flex: none;

  /* Not taken away: a page that is still loading may show the changed part later. */
  &[data-same],
  & [data-same] {
    height: 0;
    overflow: hidden;
    visibility: hidden;
  }

  & > h3 {
    padding-block-end: 0.25rem;
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
  }

  /* On a phone one line is too long for them: what is beside it would be cut. */
  & > fieldset > div {
    flex-wrap: wrap;
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

  ${comparedStyle}

  & figure > div {
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.control};
  }
`;
