import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { FieldChange } from "#studio/document/fieldChanges.ts";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import { type Scene, sceneTitle } from "../preview/scenes/sceneGroups.ts";
import { sceneOf } from "../preview/whereSeen.ts";
import { text } from "../texts.ts";

interface ChangedScenesProps {
  readonly changes: readonly FieldChange[];
  readonly choices: PreviewChoices;
  /** Shows a screen in the portal, before and after. */
  readonly onShow: (scene: Scene) => void;
}

/** The screens on which the changes are seen: a press shows one in the portal, before and after. */
export function ChangedScenes({ changes, choices, onShow }: ChangedScenesProps) {
  const scenes = changes.map(sceneOf).filter((scene) => scene !== undefined);
  const byTitle = new Map(scenes.map((scene) => [sceneTitle(choices, scene), scene]));
  if (byTitle.size === 0) return null;
  return (
    <Scenes aria-labelledby="skjermer">
      <h3 id="skjermer">{text("changes.scenes")}</h3>
      <div>
        {[...byTitle].map(([title, scene]) => (
          <Button key={title} variant="secondary" onClick={() => onShow(scene)}>
            {title}
          </Button>
        ))}
      </div>
    </Scenes>
  );
}

const Scenes = styled.section`
  flex: none;

  & > h3 {
    padding-block-end: 0.25rem;
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
  }

  & button {
    min-height: 1.875rem;
    padding-inline: 0.625rem;
    font-size: ${theme.font.sizeXs};
    text-align: start;
  }
`;
