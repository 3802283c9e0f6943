import { countText, text } from "../../texts.ts";
import type { Gallery } from "../../session/gallery.ts";
import { SceneList } from "./sceneChooserStyle.ts";
import type { Scene, SceneGroup, SceneOption } from "./sceneGroups.ts";
import { useActiveInView } from "./useActiveInView.ts";

interface SceneOptionsProps {
  /** Of the list. */
  readonly id: string;
  readonly groups: readonly SceneGroup[];
  /** Where the keyboard is. */
  readonly active: Scene;
  /** What is shown now. */
  readonly current: Scene;
  readonly idOf: (option: Scene) => string;
  /** Whether the entries of the gallery are in the list. */
  readonly status: Gallery["status"];
  readonly onChoose: (option: SceneOption) => void;
}

export const isSameScene = (a: Scene, b: Scene): boolean => a.path === b.path && a.state === b.state;

/** The list below the field: pages with their states. The focus stays in the field. */
export function SceneOptions({ id, groups, active, current, idOf, status, onChoose }: SceneOptionsProps) {
  const list = useActiveInView(active);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  return (
    <SceneList ref={list} role="presentation" onMouseDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" aria-label={text("preview.scene")}>
        {groups.map(({ path, title, group, options }) => (
          <div key={path} role="group" aria-label={title}>
            <p aria-hidden>
              {title}
              {group !== undefined && <small>{text("preview.scene.group", { group })}</small>}
            </p>
            {options.map((option) => (
              <button
                key={option.state}
                type="button"
                id={idOf(option)}
                role="option"
                tabIndex={-1}
                aria-selected={isSameScene(option, active)}
                data-current={isSameScene(option, current) || undefined}
                onClick={() => onChoose(option)}
              >
                {option.title}
              </button>
            ))}
          </div>
        ))}
      </div>
      <p role="status" data-shown={count === 0 || status !== "here" || undefined}>
        {count === 0 ? text("preview.scene.none") : countText("preview.scene.found", count)}
        {status === "loading" && ` ${text("preview.scene.waiting")}`}
        {status === "failed" && ` ${text("preview.scene.failed")}`}
      </p>
    </SceneList>
  );
}
