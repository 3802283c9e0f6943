import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from "react";
import styled from "styled-components";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import { FramedField } from "../../parts/Select.tsx";
import { text } from "../../texts.ts";
import { galleryQuery } from "../../session/queries.ts";
import { findScenes, type Scene, sceneGroups, type SceneOption, sceneTitle } from "./sceneGroups.ts";
import { isSameScene, SceneOptions } from "./SceneOptions.tsx";

interface SceneChooserProps {
  readonly choices: PreviewChoices;
  readonly scene: Scene;
  readonly onChoose: (scene: Scene) => void;
}

/** How far a key moves the active option. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/** The open list: the search in it, the option at the keyboard, and the choice of an option. */
function useSceneList({ choices, scene, onChoose }: SceneChooserProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [search, setSearch] = useState("");
  const [active, setActive] = useState<Scene>(scene);
  const groups = useMemo(() => sceneGroups(choices), [choices]);
  const searched = useDeferredValue(search);
  const shown = useMemo(() => (isOpen ? findScenes(groups, searched) : []), [groups, isOpen, searched]);
  const options = shown.flatMap((group) => group.options);
  const place = options.findIndex((option) => isSameScene(option, active));
  // Options that were found later, with the entries of the gallery, begin at the first.
  const at = place === -1 && searched !== "" ? 0 : place;

  const open = (): void => {
    if (isOpen) return;
    setIsOpen(true);
    setActive(scene);
  };
  const close = (): void => {
    setIsOpen(false);
    setSearch("");
  };
  const choose = ({ path, state }: SceneOption): void => {
    close();
    onChoose({ path, state });
  };
  const step = (by: number): void => {
    const to = at === -1 ? 0 : at + by;
    const next = options[Math.min(Math.max(to, 0), options.length - 1)];
    if (next !== undefined) setActive(next);
  };
  const find = (typed: string): void => {
    open();
    setSearch(typed);
    const [first] = findScenes(groups, typed);
    if (first?.options[0] !== undefined) setActive(first.options[0]);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = steps[event.key];
    const isOfList = by !== undefined || (isOpen && (event.key === "Enter" || event.key === "Escape"));
    if (!isOfList) return;
    event.preventDefault();
    if (event.key === "Escape") return close();
    if (!isOpen) return open();
    if (by !== undefined) return step(by);
    const option = options[at] ?? options[0];
    return option === undefined ? undefined : choose(option);
  };
  return {
    isOpen,
    search,
    shown,
    option: options[at],
    active: options[at] ?? active,
    open,
    close,
    choose,
    find,
    onKeyDown,
  };
}

/** Page and state in one list, which is searched by typing: all pages of the portal, and the entries of the gallery. */
export function SceneChooser(props: SceneChooserProps) {
  const { choices, scene } = props;
  const id = useId();
  const list = useSceneList(props);
  const { isOpen, option } = list;
  const { status } = useQuery({ ...galleryQuery, enabled: isOpen });
  const idOf = ({ path, state }: Scene): string => `${id}${path} ${state}`.replaceAll(/\s/g, "_");
  const name = sceneTitle(choices, scene);
  return (
    <SceneField>
      <label htmlFor={id}>{text("preview.scene")}</label>
      <input
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}liste`}
        aria-activedescendant={isOpen && option !== undefined ? idOf(option) : undefined}
        placeholder={name}
        value={isOpen ? list.search : name}
        onClick={list.open}
        onBlur={list.close}
        onKeyDown={list.onKeyDown}
        // The name is not a search: only the letters typed into it are.
        onChange={({ target: { value } }) => list.find(isOpen ? value : value.replace(name, ""))}
      />
      {isOpen && (
        <SceneOptions
          id={`${id}liste`}
          groups={list.shown}
          active={list.active}
          current={scene}
          idOf={idOf}
          status={status}
          onChoose={list.choose}
        />
      )}
    </SceneField>
  );
}

/* It shares its frame with its label, as the lists beside it do. */
const SceneField = styled(FramedField)`
  flex: 2 1 14rem;
  min-width: 12rem;
  max-width: 26rem;

  & > label {
    white-space: nowrap;
  }

  & > input[aria-expanded="true"] {
    cursor: text;
  }
`;
