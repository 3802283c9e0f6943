import styled from "styled-components";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import type { FieldPlace } from "../fields/chosenField.ts";
import { countText, text } from "../texts.ts";
import { type Scene, sceneTitle } from "./scenes/sceneGroups.ts";
import { sceneOf } from "./whereSeen.ts";

interface SeenNoteProps {
  readonly field: FieldPlace;
  /** What the field is called. */
  readonly title: string;
  /** Whether a part of a page can be made by it. */
  readonly isPart: boolean;
  /** How many parts of the shown page it makes; undefined before the page has answered. */
  readonly count: number | undefined;
  readonly choices: PreviewChoices;
  readonly shown: Scene;
  readonly onShow: (scene: Scene) => void;
}

/** Where the chosen field is seen: here, or on another page, which a press shows. */
export function SeenNote({ field, title, isPart, count, choices, shown, onShow }: SeenNoteProps) {
  if (!isPart) return text(field.kind === "theme" ? "preview.seen.everywhere" : "preview.seen.noPart", { title });
  if (count === undefined) return null;
  if (count > 0) return countText("preview.seen", count, { title });
  const scene = sceneOf(field);
  const isShown = scene?.path === shown.path && scene.state === shown.state;
  if (scene === undefined || isShown) return text("preview.seen.notHere", { title });
  return (
    <>
      {text("preview.seen.elsewhere", { title })}{" "}
      <ShowButton type="button" onClick={() => onShow(scene)}>
        {text("preview.seen.show", { scene: sceneTitle(choices, scene) })}
      </ShowButton>
    </>
  );
}

const ShowButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
