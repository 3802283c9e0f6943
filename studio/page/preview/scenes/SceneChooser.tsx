import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from "react";
import { useStore } from "#ui/store/useStore.ts";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import { text } from "../../texts.ts";
import { gallery, loadGallery } from "../../session/gallery.ts";
import { findScenes, type Scene, sceneGroups, type SceneOption, sceneTitle } from "./sceneGroups.ts";
import { SceneField } from "./sceneChooserStyle.ts";
import { isSameScene, SceneOptions } from "./SceneOptions.tsx";

interface SceneChooserProps {
  readonly choices: PreviewChoices;
  readonly scene: Scene;
  readonly onChoose: (scene: Scene) => void;
}

/** Page and state in one list, which is searched by typing: all pages of the portal, and the entries of the gallery. */
export function SceneChooser({ choices, scene, onChoose }: SceneChooserProps) {
  const id = useId();
  const { status: galleryStatus } = useStore(gallery);
  const [isOpen, setIsOpen] = useState(false);
  const [search, setSearch] = useState("");
  const [active, setActive] = useState<Scene>(scene);
  const groups = useMemo(() => sceneGroups(choices), [choices]);
  const searched = useDeferredValue(search);
  const shown = useMemo(() => (isOpen ? findScenes(groups, searched) : []), [groups, isOpen, searched]);
  const options = shown.flatMap((group) => group.options);
  const place = options.findIndex((option) => isSameScene(option, active));
  // What was found later, with the entries of the gallery, begins at its first.
  const at = place === -1 && searched !== "" ? 0 : place;
  const idOf = (option: Scene): string => `${id}${option.path} ${option.state}`.replaceAll(/\s/g, "_");
  const name = sceneTitle(choices, scene);

  const open = (): void => {
    if (isOpen) return;
    setIsOpen(true);
    setActive(scene);
    void loadGallery();
  };
  const close = (): void => {
    setIsOpen(false);
    setSearch("");
  };
  const choose = ({ path, state: chosen }: SceneOption): void => {
    close();
    onChoose({ path, state: chosen });
  };
  const move = (to: number): void => {
    const next = options[Math.min(Math.max(to, 0), options.length - 1)];
    if (next !== undefined) setActive(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (isOpen) move(at === -1 ? 0 : at + step);
      else open();
    }
    if (event.key === "Enter" && isOpen) {
      event.preventDefault();
      const option = options[at] ?? options[0];
      if (option !== undefined) choose(option);
    }
    if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    }
  };
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
        aria-activedescendant={isOpen && options[at] !== undefined ? idOf(options[at]) : undefined}
        placeholder={name}
        value={isOpen ? search : name}
        onClick={open}
        onBlur={close}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          // The name is not a search: what is typed into it is.
          const typed = isOpen ? target.value : target.value.replace(name, "");
          open();
          setSearch(typed);
          const [first] = findScenes(groups, typed);
          if (first?.options[0] !== undefined) setActive(first.options[0]);
        }}
      />
      {isOpen && (
        <SceneOptions
          id={`${id}liste`}
          groups={shown}
          active={options[at] ?? active}
          current={scene}
          idOf={idOf}
          status={galleryStatus}
          onChoose={choose}
        />
      )}
    </SceneField>
  );
}
