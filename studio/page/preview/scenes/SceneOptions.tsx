import styled from "styled-components";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { theme } from "#ui/theme/theme.ts";
import { Option, OptionList } from "../../parts/OptionList.tsx";
import { countText, text } from "../../texts.ts";
import type { Scene, SceneGroup, SceneOption } from "./sceneGroups.ts";

interface SceneOptionsProps {
  /** Of the list. */
  readonly id: string;
  readonly groups: readonly SceneGroup[];
  /** Where the keyboard is. */
  readonly active: Scene;
  /** The scene that is shown now. */
  readonly current: Scene;
  readonly idOf: (option: Scene) => string;
  /** Whether the entries of the gallery are in the list. */
  readonly status: "error" | "pending" | "success";
  readonly onChoose: (option: SceneOption) => void;
}

export const isSameScene = (a: Scene, b: Scene): boolean => a.path === b.path && a.state === b.state;

/** The list below the field: pages with their states. The focus stays in the field. */
export function SceneOptions({ id, groups, active, current, idOf, status, onChoose }: SceneOptionsProps) {
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const found = count === 0 ? text("preview.scene.none") : countText("preview.scene.found", count);
  const said = [
    found,
    ...(status === "pending" ? [text("preview.scene.waiting")] : []),
    ...(status === "error" ? [text("preview.scene.failed")] : []),
  ].join(" · ");
  const isUsual = count > 0 && status === "success";
  return (
    <SceneList
      id={id}
      label={text("preview.scene")}
      active={idOf(active)}
      status={isUsual ? <VisuallyHidden>{said}</VisuallyHidden> : <Said>{said}</Said>}
    >
      {groups.map(({ path, title, group, options }) => (
        <div key={path} role="group" aria-label={title}>
          <p aria-hidden>
            {title}
            {group !== undefined && <small>{text("preview.scene.group", { group })}</small>}
          </p>
          {options.map((option) => (
            <Option
              key={option.state}
              id={idOf(option)}
              isActive={isSameScene(option, active)}
              data-current={isSameScene(option, current) || undefined}
              onClick={() => onChoose(option)}
            >
              {option.title}
            </Option>
          ))}
        </div>
      ))}
    </SceneList>
  );
}

/* Below the field, above everything else. */
const SceneList = styled(OptionList)`
  position: absolute;
  z-index: 20;
  inset-block-start: calc(100% + 0.25rem);
  inset-inline-start: 0;
  width: max(100%, 20rem);
  max-width: calc(100vw - 2rem);
  padding-block-end: 0.25rem;
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.cardHover};

  /* The list itself scrolls: the arrow keys of the field move through it. */
  & > [role="listbox"] {
    max-height: min(32rem, 60vh);
    overflow-y: auto;
  }

  & [role="group"] > p {
    position: sticky;
    inset-block-start: 0;
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    padding: 0.5rem 0.75rem 0.25rem;
    background: ${theme.color.surface};
    font-weight: ${theme.font.weightStrong};
  }

  & small {
    font-weight: ${theme.font.weightBody};
  }

  & [role="option"] {
    padding: 0.375rem 0.75rem 0.375rem 1.5rem;
  }

  & [data-current]::before {
    content: "✓";
    margin-inline: -1rem 0.25rem;
  }
`;

const Said = styled.span`
  display: block;
  padding: 0.5rem 0.75rem 0.25rem;
  border-block-start: 1px solid ${theme.color.border};
  color: ${theme.color.textSubtle};
`;
